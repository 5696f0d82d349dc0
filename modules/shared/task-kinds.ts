/** Kinds of pending tasks, in the order in which the dashboard shows those without a near due date (U53). */
export const TASK_KINDS = [
  'reviewDue',
  'newApplicants',
  'draft',
  'refusedDocument',
  'refusedAttachment',
  'request',
  'approval',
  'rejected',
  'toRead',
  'toRelease',
  'outcomes',
  'withoutApplicants',
  'deadLetter',
  'unsentMail',
  'profile',
  'inRelease',
  'askedRights',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What the user waits for while others have to act: applicants to be released, posting rights that were asked for. */
export const WAITING_FOR_OTHERS: ReadonlySet<TaskKind> = new Set(['inRelease', 'askedRights']);
