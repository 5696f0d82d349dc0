import { MAIL_SUBJECTS } from '#modules/notifications/contract/mail-subjects.js';
import type { DomainEvent } from '#platform/events/event.js';
import { formatLocalDay } from '#platform/time/format-date.js';
import type { LogLevel } from '../contract/api/log.js';
import {
  dropReason,
  organizationChanges,
  privilegeName,
  refusalReason,
  rejectionReason,
  sessionEnd,
  stageName,
} from './event-words.js';
import { joinWords } from './history/line.js';

export interface LogMessage {
  level: LogLevel;
  message: string;
}

type Payload = Record<string, unknown>;
/** `job` is the listing number of the job, or the end of its id. */
type MessageTemplate = (payload: Payload, job: string) => string | LogMessage;

const warning = (message: string): LogMessage => ({ level: 'warning', message });

/** The end of an id, since time-ordered ids of one minute begin alike. */
export const shortId = (id: unknown) => String(id).slice(-8);

/** The number of a job, or the end of its id as long as it has none. */
export const jobLabel = (id: string, job: { jobListingNumber: number | null } | undefined) =>
  String(job?.jobListingNumber ?? shortId(id));

const user = ({ userId }: Payload) => `account ${shortId(userId)}`;
const organization = (accountNumber: unknown) => `organization ${accountNumber}`;
const day = (value: unknown) => formatLocalDay(String(value));
const mail = ({ template }: Payload) => `Mail "${MAIL_SUBJECTS[template as keyof typeof MAIL_SUBJECTS] ?? template}"`;

const rights = ({ privileges, organizations }: Payload) =>
  joinWords([...(privileges as unknown[]).map(privilegeName), ...(organizations as unknown[]).map(organization)]);

const FORMATS: Record<string, string> = { table: 'table', csv: 'CSV', xlsx: 'XLSX' };

/** Message templates by event. Only ids, numbers and states, because the log outlives personal data. */
const MESSAGES: Record<string, MessageTemplate> = {
  AccountRegistered: (p) => `Registered ${user(p)}`,
  SignUpRepeated: (p) => warning(`Sign-up with the address of ${user(p)}`),
  ConfirmationLinkRequested: (p) => `Confirmation link requested for ${user(p)}`,
  AccountConfirmed: (p) => `Confirmed ${user(p)}`,
  PasswordForgotten: (p) => `New password asked for, request ${shortId(p.requestId)}`,
  PasswordLinkRequested: (p) => `Password link requested for ${user(p)}`,
  PasswordSet: (p) => `New password for ${user(p)}`,
  PasswordChanged: (p) => `Password changed by ${user(p)}`,
  CurrentPasswordRefused: (p) => warning(`Wrong current password in the settings of ${user(p)}`),
  SettingsChanged: (p) => `Settings saved by ${user(p)}`,
  SearchPreferencesChanged: (p) => `Search location of ${user(p)} saved`,
  EmailChangeRequested: (p) => `New email address asked for by ${user(p)}`,
  EmailChanged: (p) => `New email address confirmed for ${user(p)}`,
  EmailCorrected: (p) => `Unconfirmed email address of ${user(p)} replaced`,
  AccountRemovalRequested: (p) => `Deletion of the account asked for by ${user(p)}`,
  AccountKept: (p) => `Deletion of the account taken back by ${user(p)}`,
  AccountRemoved: (p) => warning(`Removed ${user(p)}`),
  DataExportRequested: (p) => `Download of the kept data asked for by ${user(p)}`,
  DataExportReady: (p) => `Download of the kept data ready for ${user(p)}`,
  AccountRenamed: (p) => `Names of ${user(p)} changed`,
  SignedIn: (p) => `Signed in ${user(p)}`,
  SignInRefused: (p) => warning(`Sign-in refused (${refusalReason(p.reason)})${p.userId ? ` for ${user(p)}` : ''}`),
  SignedOut: (p) => `Signed out ${user(p)}`,
  SessionRevoked: (p) => warning(`Session of ${user(p)} ended ${sessionEnd(p.reason)}`),
  TermsAccepted: (p) => `Terms accepted by ${user(p)}`,
  PrivilegesGranted: (p) => `Granted to ${user(p)}: ${rights(p)}`,
  PrivilegesRevoked: (p) => `Revoked from ${user(p)}: ${rights(p)}`,
  PostingAccessRequested: (p) => `Posting rights requested by ${user(p)}, request ${shortId(p.requestId)}`,
  PostingAccessGranted: (p) =>
    `Request ${shortId(p.requestId)} of ${user(p)} granted: ${privilegeName(p.privilege)} for ${organization(p.organization)}`,
  PostingAccessDeclined: (p) => `Request ${shortId(p.requestId)} of ${user(p)} declined`,
  AccountViewed: (p) => `Details of ${user(p)} opened by an administrator`,
  AccountLocked: (p) => warning(`Locked ${user(p)}`),
  AccountUnlocked: (p) => `Unlocked ${user(p)}`,

  DirectoryLoaded: (p) => `Directory loaded: ${p.organizations} organizations, ${p.positions} positions`,
  OrganizationChanged: (p) => `Organization ${p.accountNumber}: ${joinWords(organizationChanges(p))}`,
  OrganizationsImported: (p) =>
    `Organizations imported: ${p.added} added, ${p.changed} changed, ${p.unchanged} unchanged, ${p.leftOut} left out`,
  PositionChanged: (p) => `Position ${shortId(p.positionId)} ${p.change ?? 'changed'}`,
  CredentialChanged: (p) => `Credential ${shortId(p.credentialId)} ${p.change ?? 'changed'}`,
  CertificationChanged: (p) => `Certification ${shortId(p.certificationId)} ${p.change ?? 'changed'}`,

  ContactDetailsSaved: (p) => `Contact details of ${user(p)} saved`,
  PreferencesSaved: (p) => `Preferences of ${user(p)} saved, positions: ${p.positions}`,
  EducationSaved: (p) => `Education of ${user(p)} saved, entries: ${p.educations}`,
  CareerSaved: (p) => `Career of ${user(p)} saved, entries: ${p.careers}`,
  EmploymentQuestionsSaved: (p) => `Employment questions of ${user(p)} saved`,
  ReferencesSaved: (p) => `References of ${user(p)} saved, entries: ${p.references}`,
  SupportingDocumentsSaved: (p) => `Supporting documents of ${user(p)} saved`,
  ProfileViewed: (p) => `Profile of ${user(p)} opened by an administrator`,
  ProfileDocumentViewed: (p) => `Document ${shortId(p.documentId)} of ${user(p)} opened by an administrator`,

  JobSaved: (p, job) => `Job ${job} ${p.copiedFrom ? `copied from ${shortId(p.copiedFrom)}` : 'saved'}`,
  JobSubmittedForApproval: (_, job) => `Job ${job} submitted for approval`,
  JobPosted: (p, job) =>
    p.approvedBy ? `Job ${job} approved and opened to applicants` : `Job ${job} opened to applicants`,
  JobUpdated: (_, job) => `Job ${job} changed`,
  JobUnposted: (_, job) => `Job ${job} taken off the board`,
  JobRejected: (p, job) => warning(`Job ${job} rejected (${rejectionReason(p.reason)})`),
  JobClosed: (_, job) => `Job ${job} closed`,
  JobFilled: (_, job) => `Job ${job} filled`,
  PostingTemplateSaved: (p, job) =>
    `Job ${job} saved as template ${shortId(p.templateId)} of organization ${p.organization}`,
  PostingTemplateRemoved: (p) => `Template ${shortId(p.templateId)} of organization ${p.organization} removed`,
  JobDeleted: (_, job) => warning(`Job ${job} deleted`),

  ApplicationSaved: (_, job) => `Application draft saved for job ${job}`,
  ApplicationSubmitted: (_, job) => `Application submitted for job ${job}`,
  ApplicationWithdrawn: (p, job) =>
    `Application for job ${job} withdrawn by ${p.by === 'applicant' ? 'its applicant' : 'an administrator'}`,
  ApplicationDeleted: (_, job) => `Application draft for job ${job} deleted`,
  DraftDeadlineNear: (p, job) => `Deadline of an application draft for job ${job} near, days left: ${p.daysLeft}`,
  ApplicationPdfRequested: (_, job) => `PDF of an application for job ${job} requested`,
  ApplicantReleasedToReviewers: (p, job) =>
    `Applicant of job ${job} released to reviewers, review by ${day(p.reviewByDate)}`,
  ReviewRequested: (p, job) => `Reviewers of job ${job} asked to read by ${day(p.reviewByDate)}`,
  ApplicantReleased: (_, job) => `Applicant of job ${job} released`,
  ApplicationDocumentsChanged: (_, job) => `Documents of an application for job ${job} changed`,
  ApplicationViewed: (_, job) => `Application for job ${job} read`,
  ApplicationFileViewed: (p, job) => `File ${shortId(p.fileId)} of an application for job ${job} read`,
  ApplicationMoved: (p, job) =>
    `Applicant of job ${job} moved from ${stageName(p.from)} to ${stageName(p.to)}${p.isUndo ? ' (undone)' : ''}`,
  OutcomesOverdue: (p, job) => `${p.waiting} applicants of job ${job} without an outcome ${p.days} days after its end`,
  OutcomeSettled: (p, job) => `Outcome of an application for job ${job}: ${stageName(p.outcome)}`,

  ContentPublished: () => 'Home content published',
  ContactMessageReceived: (p) => `Contact message ${shortId(p.messageId)} received`,

  ReportRun: (p) =>
    `Report of ${p.reportType === 'candidate' ? 'candidates' : 'job postings'} run as ${FORMATS[String(p.format)]}, rows: ${p.rows}`,

  CandidatesReported: (p) => `Candidates that a report told about: ${(p.userIds as string[]).length}`,

  MailQueued: (p) => `${mail(p)} composed`,
  MailSent: (p) => `${mail(p)} sent`,
  MailDropped: (p) => `${mail(p)} not sent: ${dropReason(p.reason)}`,

  OrphanedFilesRemoved: (p) => `Orphaned files removed: ${p.files}`,
  DeadLettersReplayed: (p) =>
    p.factId
      ? `Delivery of ${shortId(p.factId)} to ${p.subscriber} tried again after it was given up`
      : `Deliveries tried again after they were given up: ${p.facts}${p.subscriber ? ` of ${p.subscriber}` : ''}`,
  SubscriberPaused: (p) => warning(`${p.subscriber} paused; its deliveries wait`),
  SubscriberResumed: (p) => `${p.subscriber} resumed`,
  SubscriberFailed: (p) => ({
    level: 'error',
    message: `${p.subscriber} gave up on ${p.factName} ${shortId(p.factId)} after ${p.attempts} attempts; it waits as a dead letter`,
  }),
};

/** The log message of an event; without a template, its name in words. */
export function logMessageFor(event: Pick<DomainEvent, 'name' | 'payload' | 'actorId'>, job: string): LogMessage {
  const rendered =
    MESSAGES[event.name]?.(event.payload, job) ?? event.name.replace(/(?<=.)([A-Z])/g, (c) => ` ${c.toLowerCase()}`);
  const { level, message } = typeof rendered === 'string' ? { level: 'info' as const, message: rendered } : rendered;
  const byOther = event.actorId !== null && event.actorId !== event.payload.userId;
  return { level, message: byOther ? `${message}, by account ${shortId(event.actorId)}` : message };
}

export const EVENTS_WITH_MESSAGE: readonly string[] = Object.keys(MESSAGES);
