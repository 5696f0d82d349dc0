/** The posting of an e-mail, as it was when the event happened. */
export interface JobContext {
  jobId: string;
  title: string;
  organization: string;
}

export type RejectionReason = 'ineligibleOrganization' | 'pendingAuthorization' | 'other';

/** The data of an e-mail, before its text is rendered. */
export type EmailContent =
  | { template: 'confirm-address'; jobId?: string; signUpId?: string }
  | { template: 'address-known' }
  | { template: 'set-password'; reason: 'first' | 'forgotten' }
  | { template: 'confirm-new-address'; changeId: string }
  | { template: 'address-changing'; changeId: string }
  | { template: 'removal-requested'; dueAt: string }
  | { template: 'data-export-ready'; expiresAt: string }
  | ({ template: 'application-received' } & JobContext)
  | { template: 'draft-deadline'; applicationId: string }
  | { template: 'outcome'; moveId: string }
  | { template: 'outcomes-overdue'; jobId: string }
  | ({ template: 'applicant-released' } & JobContext)
  | ({ template: 'new-applicants'; applications: number } & JobContext)
  | ({ template: 'posting-removed'; isSubmitted: boolean } & JobContext)
  | ({ template: 'review-requested'; applications: number; reviewByDate: string } & JobContext)
  | ({ template: 'posting-approved' } & JobContext)
  | ({ template: 'posting-rejected'; reason: RejectionReason } & JobContext)
  | { template: 'posting-access-requested'; requestId: string }
  | { template: 'posting-access-granted'; privilege: string; organization: string }
  | { template: 'posting-access-declined'; requestId: string }
  | { template: 'contact-message'; messageId: string };

/** E-mails sent even with `isEmailReceiver = false`: on the account, security and own applications (P8.1). */
const MANDATORY_TEMPLATES: ReadonlySet<EmailContent['template']> = new Set([
  'confirm-address',
  'address-known',
  'set-password',
  'confirm-new-address',
  'address-changing',
  'removal-requested',
  'data-export-ready',
  'application-received',
  'applicant-released',
  'outcome',
  'posting-removed',
  'posting-access-granted',
  'posting-access-declined',
]);

export function isSubscribed(content: EmailContent, recipient: { isEmailReceiver: boolean }): boolean {
  return recipient.isEmailReceiver || MANDATORY_TEMPLATES.has(content.template);
}
