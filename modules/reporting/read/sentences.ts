import type { Fact } from '../../../src/platform/events/fact.js';
import type { LogLevel } from '../contract/api.js';

export interface Sentence {
  level: LogLevel;
  message: string;
}

type Payload = Record<string, unknown>;
/** `job` is the listing number of the job in question, or the end of its id while it has none. */
type Tell = (payload: Payload, job: string) => string | Sentence;

const warning = (message: string): Sentence => ({ level: 'warning', message });
const list = (value: unknown) => (Array.isArray(value) && value.length ? value.join(', ') : 'none');

/** The end of an id: the beginning of a time-ordered one is the same for all of a minute. */
export const short = (id: unknown) => String(id).slice(-8);

const user = ({ userId }: Payload) => `account ${short(userId)}`;

/** What each fact says in the log. Ids, numbers and states only: the log outlives the people in it. */
const SENTENCES: Record<string, Tell> = {
  AccountRegistered: (p) => `Registered ${user(p)}`,
  SignUpRepeated: (p) => warning(`Sign-up with the address of ${user(p)}`),
  ConfirmationLinkRequested: (p) => `Confirmation link requested for ${user(p)}`,
  AccountConfirmed: (p) => `Confirmed ${user(p)}`,
  PasswordLinkRequested: (p) => `Password link requested for ${user(p)}`,
  PasswordSet: (p) => `New password for ${user(p)}`,
  PasswordChanged: (p) => `Password changed by ${user(p)}`,
  CurrentPasswordRefused: (p) => warning(`Wrong current password in the settings of ${user(p)}`),
  SettingsChanged: (p) => `Settings saved by ${user(p)}`,
  EmailChangeRequested: (p) => `New email address asked for by ${user(p)}`,
  EmailChanged: (p) => `New email address confirmed for ${user(p)}`,
  SignedIn: (p) => `Signed in ${user(p)}`,
  SignInRefused: (p) => warning(`Sign-in refused (${p.reason})${p.userId ? ` for ${user(p)}` : ''}`),
  SignedOut: (p) => `Signed out ${user(p)}`,
  SessionRevoked: (p) => warning(`Session of ${user(p)} ended (${p.reason})`),
  TermsAccepted: (p) => `Terms accepted by ${user(p)}`,
  PrivilegesGranted: (p) =>
    `Granted to ${user(p)}: privileges ${list(p.privileges)}, organizations ${list(p.organizations)}`,
  PrivilegesRevoked: (p) =>
    `Revoked from ${user(p)}: privileges ${list(p.privileges)}, organizations ${list(p.organizations)}`,
  PostingAccessRequested: (p) => `Posting rights requested by ${user(p)}, request ${short(p.requestId)}`,
  PostingAccessGranted: (p) =>
    `Request ${short(p.requestId)} of ${user(p)} granted: privilege ${p.privilege}, organization ${p.organization}`,
  PostingAccessDeclined: (p) => `Request ${short(p.requestId)} of ${user(p)} declined`,
  AccountLocked: (p) => warning(`Locked ${user(p)}`),
  AccountUnlocked: (p) => `Unlocked ${user(p)}`,

  DirectoryLoaded: (p) => `Directory loaded: ${p.organizations} organizations, ${p.positions} positions`,
  OrganizationChanged: (p) => `Organization ${p.accountNumber} ${p.action}`,
  PositionChanged: (p) => `Position ${short(p.positionId)} changed`,

  ContactDetailsSaved: (p) => `Contact details saved by ${user(p)}`,
  ReferencesSaved: (p) => `References saved by ${user(p)}: ${p.references}`,
  SupportingDocumentsSaved: (p) => `Supporting documents saved by ${user(p)}`,

  JobSaved: (_, job) => `Job ${job} saved`,
  JobSubmittedForApproval: (_, job) => `Job ${job} submitted for approval`,
  JobPosted: (p, job) =>
    p.approvedBy ? `Job ${job} approved and opened to applicants` : `Job ${job} opened to applicants`,
  JobUpdated: (_, job) => `Job ${job} changed`,
  JobUnposted: (_, job) => `Job ${job} taken off the board`,
  JobRejected: (p, job) => warning(`Job ${job} rejected (${p.reason})`),
  JobClosed: (_, job) => `Job ${job} closed`,
  JobFilled: (_, job) => `Job ${job} filled`,
  JobDeleted: (_, job) => warning(`Job ${job} deleted`),

  ApplicationSaved: (_, job) => `Application draft saved for job ${job}`,
  ApplicationSubmitted: (_, job) => `Application submitted for job ${job}`,
  ApplicationWithdrawn: (p, job) =>
    `Application for job ${job} withdrawn by ${p.by === 'applicant' ? 'its applicant' : 'an administrator'}`,
  ApplicationDeleted: (_, job) => `Application draft for job ${job} deleted`,
  ApplicantReleasedToReviewers: (p, job) =>
    `Applicant of job ${job} released to reviewers, review by ${p.reviewByDate}`,
  ApplicantReleased: (_, job) => `Applicant of job ${job} released`,
  ApplicationDocumentsChanged: (_, job) => `Documents of an application for job ${job} changed`,

  ContentPublished: () => 'Home content published',
  ContactMessageReceived: (p) => `Contact message ${short(p.messageId)} received`,

  MailQueued: (p) => `Mail "${p.template}" composed`,
  MailSent: (p) => `Mail "${p.template}" sent`,
  MailDropped: (p) => `Mail "${p.template}" not sent (${p.reason})`,

  SubscriberFailed: (p) => ({
    level: 'error',
    message: `${p.subscriber} gave up on ${p.factName} ${short(p.factId)} after ${p.attempts} attempts; it waits as a dead letter`,
  }),
};

/** The sentence of a fact; one that nobody has worded yet is told by its name. */
export function sentenceOf(fact: Fact, job: string): Sentence {
  const told =
    SENTENCES[fact.name]?.(fact.payload, job) ?? fact.name.replace(/(?<=.)([A-Z])/g, (c) => ` ${c.toLowerCase()}`);
  const { level, message } = typeof told === 'string' ? { level: 'info' as const, message: told } : told;
  const byOther = fact.actorId !== null && fact.actorId !== fact.payload.userId;
  return { level, message: byOther ? `${message}, by account ${short(fact.actorId)}` : message };
}

/** Facts with a sentence of their own. */
export const WORDED: readonly string[] = Object.keys(SENTENCES);
