import type { TaskKind } from '#modules/shared/task-kinds';
import type { TaskItem } from '#modules/shared/tasks';
import { joinParts, longDate, pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';

interface KindWords {
  /** What the number of the kind counts. */
  one: string;
  many: string;
  title?(item: TaskItem): string;
  /** Name of the due date. */
  due?: string;
  note?(item: TaskItem, isAdmin: boolean): string;
  /** What is done with a single one, and where. */
  action: string;
  to(item: TaskItem): string;
  /** What is done with several, and where all of them are listed; the dashboard lists those without a page. */
  actionOnAll: string;
  list?: string;
}

const ofJob = ({ id }: TaskItem) => `${paths.reviewApplicants}?job=${id}`;
const readNote = ({ amount }: TaskItem) => `${amount} to read`;
const releaseNote = ({ amount, of = 0 }: TaskItem) => `${amount} of ${pluralize(of, 'applicant')} not yet released`;
const dateNote = (what: string) => (item: TaskItem) => (item.since ? `${what} ${longDate(item.since)}` : '');
const refused = ({ title }: TaskItem) => `${title} was refused`;
const waiting = `${paths.reviewApplicants}?show=waiting&order=ASC`;
const queues = `${paths.systemLogs}?display=queues`;

/** The words and the one action of each kind of task. */
export const KINDS: Record<TaskKind, KindWords> = {
  reviewDue: {
    one: 'board review ends within 5 days',
    many: 'board reviews end within 5 days',
    due: 'Review by',
    note: (item, isAdmin) => (isAdmin ? releaseNote(item) : readNote(item)),
    action: 'Review applicants',
    to: ofJob,
    actionOnAll: 'See these jobs',
    list: `${paths.reviewApplicants}?show=due&order=ASC`,
  },
  newApplicants: {
    one: 'new applicant',
    many: 'new applicants',
    note: ({ amount, of = 0 }) => `${amount} of ${pluralize(of, 'released applicant')} not read yet`,
    action: 'Read applications',
    to: ({ id }) => paths.jobApplicants(id),
    actionOnAll: 'See these postings',
  },
  draft: {
    one: 'application not yet sent',
    many: 'applications not yet sent',
    due: 'Deadline',
    action: 'Continue application',
    to: ({ id }) => paths.apply(id),
    actionOnAll: 'See saved applications',
    list: `${paths.applications}?status=saved&sortedBy=expiringSoon`,
  },
  refusedDocument: {
    one: 'document was refused',
    many: 'documents were refused',
    title: refused,
    note: () => 'The virus scanner found something in it, and nobody can open it',
    action: 'Choose another copy',
    to: () => `${paths.myProfile}#supporting-documents`,
    actionOnAll: 'Choose other copies',
    list: `${paths.myProfile}#supporting-documents`,
  },
  refusedAttachment: {
    one: 'cover letter was refused',
    many: 'cover letters were refused',
    title: refused,
    note: ({ detail }) => `The cover letter of your application for ${detail}`,
    action: 'Choose another copy',
    to: ({ id }) => paths.apply(id),
    actionOnAll: 'See which',
  },
  request: {
    one: 'request for posting rights',
    many: 'requests for posting rights',
    title: ({ title }) => `${title} asks to post`,
    note: dateNote('Asked'),
    action: 'Answer request',
    to: ({ id }) => `${paths.manageUsers}?request=${id}`,
    actionOnAll: 'Answer requests',
    list: `${paths.manageUsers}#requests`,
  },
  approval: {
    one: 'posting to approve',
    many: 'postings to approve',
    note: dateNote('Sent for approval'),
    action: 'Review posting',
    to: ({ id }) => paths.postJobsEdit(id),
    actionOnAll: 'Review postings',
    list: `${paths.manageJobs}?statuses=pendingApproval&startDate=&endDate=`,
  },
  rejected: {
    one: 'rejected posting',
    many: 'rejected postings',
    note: dateNote('Rejected'),
    action: 'Mend posting',
    to: ({ id }) => paths.postJobsEdit(id),
    actionOnAll: 'See rejected postings',
    list: `${paths.postings}?status=rejected`,
  },
  toRead: {
    one: 'application to read',
    many: 'applications to read',
    due: 'Review by',
    note: readNote,
    action: 'Read applications',
    to: ofJob,
    actionOnAll: 'Read applications',
    list: waiting,
  },
  toRelease: {
    one: 'applicant to release',
    many: 'applicants to release',
    due: 'Review by',
    note: releaseNote,
    action: 'Release applicants',
    to: ({ id }) => paths.release(id),
    actionOnAll: 'Release applicants',
    list: waiting,
  },
  outcomes: {
    one: 'ended posting without outcomes',
    many: 'ended postings without outcomes',
    due: 'Outcomes due',
    note: (item) =>
      joinParts(dateNote('Listing ended')(item), `${pluralize(item.amount ?? 0, 'applicant')} without an outcome`),
    action: 'Choose outcomes',
    to: ({ id }) => paths.jobApplicants(id),
    actionOnAll: 'See these postings',
  },
  withoutApplicants: {
    one: 'posting ends soon without applicants',
    many: 'postings end soon without applicants',
    due: 'Listing ends',
    note: dateNote('Listed since'),
    action: 'Edit posting',
    to: ({ id }) => paths.postJobsEdit(id),
    actionOnAll: 'See these postings',
  },
  deadLetter: {
    one: 'delivery was given up',
    many: 'deliveries were given up',
    title: ({ title, detail }) => `${detail} could not be delivered to ${title}`,
    note: ({ amount = 0 }) => `Given up after ${pluralize(amount, 'try', 'tries')}`,
    action: 'See and try again',
    to: ({ id }) => `${queues}&letter=${id}`,
    actionOnAll: 'See and try again',
    list: queues,
  },
  unsentMail: {
    one: 'mail is not sent yet',
    many: 'mails are not sent yet',
    title: ({ title }) => `The mail “${title}” is not sent yet`,
    note: ({ amount, detail }) =>
      amount ? joinParts(`Tried ${pluralize(amount, 'time')}`, detail) : 'No error is known; it waits in the queue',
    action: 'See where it stands',
    to: ({ userId }) => (userId ? paths.manageUser(userId) : queues),
    actionOnAll: 'See which',
  },
  profile: {
    one: 'section of your profile is missing',
    many: 'sections of your profile are missing',
    note: () => 'Applications take over what stands in it',
    action: 'Complete your profile',
    to: () => paths.myProfile,
    actionOnAll: 'Complete your profile',
    list: paths.myProfile,
  },
  inRelease: {
    one: 'posting has applicants who wait for release by the administrators',
    many: 'postings have applicants who wait for release by the administrators',
    note: releaseNote,
    action: 'See the applicants',
    to: ({ id }) => paths.jobApplicants(id),
    actionOnAll: 'See which',
  },
  askedRights: {
    one: 'request for posting rights, not yet answered',
    many: 'requests for posting rights, not yet answered',
    title: ({ title }) => `Posting rights for ${title}`,
    note: dateNote('Asked'),
    action: 'See what comes next',
    to: () => paths.postJobs,
    actionOnAll: 'See which',
  },
};
