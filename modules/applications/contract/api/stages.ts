import { z } from 'zod';
import { JOB_STATUSES } from '#modules/postings/contract/api/lists.js';
import { outcomeMessage } from '#modules/shared/fill-outcomes.js';
import { ApplicationJob } from './responses.js';
import { MAX_MOVED, MAX_UNDECIDED_JOBS, STAGE_MESSAGES, STAGES } from './stage-rules.js';

/** Requests and responses about stages and outcomes. Rules and messages are in stage-rules.ts. */

/**
 * PATCH /api/applications/admin/stage: moves applications of one job. Without a message, Not selected gets that of its
 * group; other stages have none. `seen` has the stage of each application as it was read: if another user has moved one
 * since, none moves (409).
 */
export const MoveRequest = z
  .object({
    jobId: z.uuid(),
    applications: z.array(z.uuid()).min(1, STAGE_MESSAGES.none).max(MAX_MOVED),
    seen: z.record(z.uuid(), z.enum(STAGES)),
    stage: z.enum(STAGES).exclude(['hired'], 'Choose a stage. Hired comes with Fill Position.'),
    message: outcomeMessage.optional(),
  })
  .refine(({ applications, seen }) => applications.every((id) => seen[id]), {
    path: ['seen'],
    error: STAGE_MESSAGES.unseen,
    when: ({ issues }) => issues.length === 0,
  });
export type MoveRequest = z.infer<typeof MoveRequest>;

/** `moveId` undoes all moves of this request; null if every application was in that stage before. */
export const MoveResponse = z.object({ moveId: z.uuid().nullable(), moved: z.array(z.uuid()) });
export type MoveResponse = z.infer<typeof MoveResponse>;

/** PATCH /api/applications/admin/stage/undo. */
export const UndoMoveRequest = z.object({ moveId: z.uuid() });

/** `moved` are those that this request undid; none if it is repeated. `withdrawn` were left out. */
export const UndoMoveResponse = MoveResponse.extend({ withdrawn: z.array(z.uuid()) });
export type UndoMoveResponse = z.infer<typeof UndoMoveResponse>;

/** A job that its applicants are read to decide about, with the version that a decision is for. */
const JobToDecide = ApplicationJob.extend({ version: z.int() });

/** The job on the page of its applicants by stage. */
const JobOfStages = JobToDecide.extend({
  status: z.enum(JOB_STATUSES),
  isBoardReview: z.boolean(),
  /** The review-by date; null before the first release to reviewers. */
  boardReviewDays: z.iso.datetime().nullable(),
});

/** GET /api/applications/admin/stages?jobId: the job, and the numbers of applicants that the user can move. */
export const StageCounts = z.object({
  job: JobOfStages,
  total: z.int(),
  stages: z.record(z.enum(STAGES), z.int()),
  withdrawn: z.int(),
  /** The latest applicants that are not released to a poster yet; none for admin-level users, who move everybody. */
  unreleased: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  unreleasedCount: z.int(),
});
export type StageCounts = z.infer<typeof StageCounts>;

/**
 * A candidate on the page Fill Position. `isRead`: somebody opened the application. Without `canOpen` nothing but the
 * name and an outcome is shown: city and state are empty, and the stage is `new` since the submission.
 */
export const Candidate = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  state: z.string(),
  submittedAt: z.iso.datetime(),
  stage: z.enum(STAGES),
  stageAt: z.iso.datetime(),
  isRead: z.boolean(),
  /** Whether the user may open the application; a poster sees others by name only. */
  canOpen: z.boolean(),
  /** Whether it is the user's own, which a colleague decides. */
  isOwn: z.boolean(),
  /** When the applicant was notified of the outcome; null without one, or while it can be undone. */
  toldAt: z.iso.datetime().nullable(),
});
export type Candidate = z.infer<typeof Candidate>;

/**
 * GET /api/applications/admin/candidates: a page of the submitted applications of a job, in the order of submission.
 * `withdrawn` comes with the first page only.
 */
export const CandidatesResponse = z.object({
  /** `contact` stands in the mail to who is hired. */
  job: JobToDecide.extend({ contact: z.string() }),
  items: z.array(Candidate),
  totalItemsCount: z.int(),
  withdrawn: z.array(z.object({ withdrawnAt: z.iso.datetime() })),
});
export type CandidatesResponse = z.infer<typeof CandidatesResponse>;

const JOBS = `Please name 1 to ${MAX_UNDECIDED_JOBS} postings by their ids`;

/** GET /api/applications/admin/undecided: one job, or several as a repeated parameter. */
export const UndecidedQuery = z.object({
  jobs: z.preprocess((value) => [value ?? []].flat(), z.array(z.uuid(JOBS)).min(1, JOBS).max(MAX_UNDECIDED_JOBS, JOBS)),
});
export type UndecidedQuery = z.infer<typeof UndecidedQuery>;

/**
 * Applications of a job without an outcome, by the message that each gets when the position is filled. `unreleased` are
 * those of which a poster knows only the number, and the user's own.
 */
export const UndecidedOfJob = z.object({
  jobId: z.uuid(),
  interviewed: z.int(),
  read: z.int(),
  unread: z.int(),
  unreleased: z.int(),
});
export type UndecidedOfJob = z.infer<typeof UndecidedOfJob>;
