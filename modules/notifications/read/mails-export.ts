import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ExportShare } from '#modules/identity/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { MAIL_SUBJECTS, MailsExport } from '../contract/queries.js';
import type { EmailContent } from '../domain/email-content.js';

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

@QueryHandler(MailsExport)
export class MailsExportHandler implements IQueryHandler<MailsExport> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: MailsExport): Promise<ExportShare> {
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
}

const toIsoString = (instant: string | null) => instant && new Date(instant).toISOString();
