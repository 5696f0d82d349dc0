import {
  type DataOwner,
  SharesUserData,
  type UserDataExport,
  type UserDataShare,
} from '#modules/identity/contract/user-data.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { likeContains } from '#platform/database/like-pattern.js';
import { MAIL_SUBJECTS } from './contract/mail-subjects.js';
import type { EmailContent } from './domain/email-content.js';

const ABOUT = 'The emails that we sent you: what each was about, and when.';

const MAILS = `
  select template, data->>'title' as posting, data->>'organization' as organization, created_at as "queuedAt",
         sent_at as "sentAt", dropped_at as "droppedAt"
    from mail where recipient_id = ? order by id`;

interface Row {
  template: EmailContent['template'];
  posting: string | null;
  organization: string | null;
  queuedAt: string;
  sentAt: string | null;
  droppedAt: string | null;
}

@SharesUserData(['mails'])
export class MailsShare implements UserDataShare {
  constructor(private readonly database: Database) {}

  async export({ id: userId }: DataOwner): Promise<UserDataExport> {
    const rows = await this.database.lookup<Row>(MAILS, [userId]);
    const content = rows.map(({ template, posting, organization, queuedAt, sentAt, droppedAt }) => ({
      about: MAIL_SUBJECTS[template],
      posting,
      organization,
      queuedAt: toIsoString(queuedAt),
      sentAt: toIsoString(sentAt),
      notSentAt: toIsoString(droppedAt),
    }));
    return { parts: [{ fileName: 'emails.json', about: ABOUT, content }], files: [] };
  }

  erase({ id, emails }: DataOwner): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await em.execute('delete from mail where recipient_id = ?', [id]);
      const patterns = toArrayLiteral(emails.map(likeContains));
      await em.execute(
        'delete from mailbox_message where recipient ilike any(?::text[]) or body_text ilike any(?::text[])',
        [patterns, patterns],
      );
      return [];
    });
  }
}

const toIsoString = (instant: string | null) => instant && new Date(instant).toISOString();
