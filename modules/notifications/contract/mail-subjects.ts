/** Subjects by template, each one kind of mail, without their details, which are composed when a mail is sent and not kept. */
export const MAIL_SUBJECTS = {
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
  'new-applicants': 'New applicants',
  'posting-removed': 'A posting was removed',
  'review-requested': 'Applications to review',
  'posting-approved': 'Your posting was approved',
  'posting-rejected': 'Your posting was rejected',
  'posting-access-requested': 'A request for posting rights',
  'posting-access-granted': 'Your request for posting rights was granted',
  'posting-access-declined': 'Your request for posting rights was declined',
  'contact-message': 'A contact message',
} as const;

export type MailTemplate = keyof typeof MAIL_SUBJECTS;
export const MAIL_TEMPLATES = Object.keys(MAIL_SUBJECTS) as MailTemplate[];
