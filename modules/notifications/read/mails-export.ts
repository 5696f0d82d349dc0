import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { ExportShare } from '../../identity/contract/queries.js';
import { MailsExport } from '../contract/queries.js';
import type { EmailContent } from '../domain/email-content.js';

const ABOUT = 'The emails that we sent you: what each was about, and when.';

/** Subjects without their details, which are composed when a mail is sent and not kept. */
const SUBJECTS: Record<EmailContent['template'], string> = {
  'confirm-address': 'Please confirm your email address',
  'address-known': 'You already have an account',
  'set-password': 'Set a password',
  'confirm-new-address': 'Please confirm your new email address',
  'address-changing': 'Your email address is about to change',
  'removal-requested': 'Your account is about to be deleted',
  'data-export-ready': 'Your data is ready to download',
  'application-received': 'We received your application',
  'draft-deadline': 'A deadline of your draft is near',
  outcome: 'The outcome of your application',
  'outcomes-overdue': 'Applicants wait for an outcome',
  'applicant-released': 'Your application was passed on',
  'posting-removed': 'A posting was removed',
  'review-requested': 'Applications to review',
  'posting-approved': 'Your posting was approved',
  'posting-rejected': 'Your posting was rejected',
  'posting-access-requested': 'A request for posting rights',
  'posting-access-granted': 'Your request for posting rights was granted',
  'posting-access-declined': 'Your request for posting rights was declined',
  'contact-message': 'A contact message',
};

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
      about: SUBJECTS[template],
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
