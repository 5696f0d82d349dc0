/** The posting a letter is about, as it was when the fact happened. */
export interface AboutPosting {
  jobId: string;
  title: string;
  organization: string;
}

export type RejectionReason = 'ineligibleOrganization' | 'pendingAuthorization' | 'other';

/** What is to be said, before it has words. */
export type Letter =
  | { template: 'confirm-address' }
  | { template: 'address-known' }
  | { template: 'set-password'; reason: 'first' | 'forgotten' }
  | { template: 'confirm-new-address'; changeId: string }
  | { template: 'address-changing'; changeId: string }
  | ({ template: 'application-received' } & AboutPosting)
  | ({ template: 'applicant-released' } & AboutPosting)
  | ({ template: 'posting-approved' } & AboutPosting)
  | ({ template: 'posting-rejected'; reason: RejectionReason } & AboutPosting)
  | { template: 'posting-access-requested'; requestId: string }
  | { template: 'posting-access-granted'; privilege: string; organization: string }
  | { template: 'posting-access-declined'; requestId: string }
  | { template: 'contact-message'; messageId: string };

/** Letters that `isEmailReceiver = false` does not stop: on the account, its safety, and one's own applications (P8.1). */
const ALWAYS: ReadonlySet<Letter['template']> = new Set([
  'confirm-address',
  'address-known',
  'set-password',
  'confirm-new-address',
  'address-changing',
  'application-received',
  'applicant-released',
  'posting-access-granted',
  'posting-access-declined',
]);

export function isWanted(letter: Letter, recipient: { isEmailReceiver: boolean }): boolean {
  return recipient.isEmailReceiver || ALWAYS.has(letter.template);
}
