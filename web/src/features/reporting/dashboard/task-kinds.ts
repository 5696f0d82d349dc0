import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleHalf2,
  IconClock,
  IconEye,
  IconFile,
  IconMail,
  IconPencil,
  IconSend,
  IconUser,
  IconUserOff,
  IconX,
} from '@tabler/icons-react';
import type { TaskItem, TaskKind } from '#modules/shared/tasks';
import { joinParts, longDate, pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';

interface KindWords {
  /** The word for one task, and for the others that are not shown. */
  label: string;
  others: string;
  Icon: typeof IconClock;
  title?(item: TaskItem): string;
  /** Name of the due date. */
  due?: string;
  note?(item: TaskItem, isAdmin: boolean): string;
  action: string;
  /** Where the task is done. */
  to(item: TaskItem): string;
}

const ofJob = ({ id }: TaskItem) => `${paths.reviewApplicants}?job=${id}`;
const readNote = ({ amount }: TaskItem) => `${amount} to read`;
const releaseNote = ({ amount, of = 0 }: TaskItem) => `${amount} of ${pluralize(of, 'applicant')} not yet released`;
const dateNote = (what: string) => (item: TaskItem) => (item.since ? `${what} ${longDate(item.since)}` : '');
const refused = ({ title }: TaskItem) => `${title} was refused`;

/** The words and the one action of each kind of task. */
export const KINDS: Record<TaskKind, KindWords> = {
  reviewDue: {
    label: 'Review due',
    others: 'reviews due soon',
    Icon: IconClock,
    due: 'Review by',
    note: (item, isAdmin) => (isAdmin ? releaseNote(item) : readNote(item)),
    action: 'Review applicants',
    to: ofJob,
  },
  draft: {
    label: 'Draft',
    others: 'drafts',
    Icon: IconPencil,
    due: 'Deadline',
    action: 'Continue application',
    to: ({ id }) => paths.apply(id),
  },
  refusedDocument: {
    label: 'Document',
    others: 'refused documents',
    Icon: IconFile,
    title: refused,
    note: () => 'The virus scanner found something in it, and nobody can open it',
    action: 'Choose another copy',
    to: () => `${paths.myProfile}#supporting-documents`,
  },
  refusedAttachment: {
    label: 'Document',
    others: 'refused cover letters',
    Icon: IconFile,
    title: refused,
    note: ({ detail }) => `The cover letter of your application for ${detail}`,
    action: 'Choose another copy',
    to: ({ id }) => paths.apply(id),
  },
  request: {
    label: 'Posting rights',
    others: 'requests for posting rights',
    Icon: IconUser,
    title: ({ title }) => `${title} asks to post`,
    note: dateNote('Asked'),
    action: 'Answer request',
    to: () => paths.manageUsers,
  },
  approval: {
    label: 'Approval',
    others: 'postings to approve',
    Icon: IconCircleCheck,
    note: dateNote('Sent for approval'),
    action: 'Review posting',
    to: ({ id }) => paths.postJobsEdit(id),
  },
  rejected: {
    label: 'Rejected',
    others: 'rejected postings',
    Icon: IconX,
    note: dateNote('Rejected'),
    action: 'Mend posting',
    to: ({ id }) => paths.postJobsEdit(id),
  },
  toRead: {
    label: 'To read',
    others: 'jobs with applications to read',
    Icon: IconEye,
    due: 'Review by',
    note: readNote,
    action: 'Read applications',
    to: ofJob,
  },
  toRelease: {
    label: 'To release',
    others: 'jobs with applications to release',
    Icon: IconSend,
    due: 'Review by',
    note: releaseNote,
    action: 'Review applicants',
    to: ofJob,
  },
  outcomes: {
    label: 'No outcome',
    others: 'postings that owe outcomes',
    Icon: IconCircleHalf2,
    note: (item) =>
      joinParts(dateNote('Listing ended')(item), `${pluralize(item.amount ?? 0, 'applicant')} without an outcome`),
    action: 'Choose outcomes',
    to: ({ id }) => paths.jobApplicants(id),
  },
  withoutApplicants: {
    label: 'No applicants',
    others: 'postings without applicants',
    Icon: IconUserOff,
    due: 'Listing ends',
    note: dateNote('Listed since'),
    action: 'Edit posting',
    to: ({ id }) => paths.postJobsEdit(id),
  },
  deadLetter: {
    label: 'Given up',
    others: 'deliveries that were given up',
    Icon: IconAlertCircle,
    title: ({ title, detail }) => `${detail} could not be delivered to ${title}`,
    note: ({ amount = 0 }) => `Given up after ${pluralize(amount, 'try', 'tries')}`,
    action: 'See and try again',
    to: () => `${paths.systemLogs}?display=queues`,
  },
  unsentMail: {
    label: 'Not sent',
    others: 'mails that are not sent yet',
    Icon: IconMail,
    title: ({ title }) => `The mail ${title} is not sent yet`,
    note: ({ amount, detail }) =>
      amount ? joinParts(`Tried ${pluralize(amount, 'time')}`, detail) : 'No error is known; it waits in the queue',
    action: 'See the queues',
    to: () => `${paths.systemLogs}?display=queues`,
  },
  profile: {
    label: 'Profile',
    others: 'profiles',
    Icon: IconCircleHalf2,
    title: ({ amount, of }) => `My Profile: ${amount} of ${of} sections complete`,
    note: () => 'Applications take over what stands in it',
    action: 'Complete your profile',
    to: () => paths.myProfile,
  },
};
