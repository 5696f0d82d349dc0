import { z } from 'zod';
import { OUTCOMES } from '#modules/shared/outcomes.js';
import { APPLICATION_TYPES, ApplicationJob } from './responses.js';
import { CANDIDATE_GROUPS, STAGES } from './stage-rules.js';
import { TimelineStep, WITHDRAWERS } from './timeline.js';

/** Sort By of /applications (W11.1). */
export const LIST_SORTS = ['status', 'positionTitle', 'positionNumber', 'expiringSoon'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
/** Filter By of /applications (W11.2); without it: All Statuses. */
export const LIST_STATUSES = ['saved', 'submitted', 'filled', 'expired'] as const;

/** Withdrawn ones show under a filter of their own, and nowhere else (T25). */
export const LIST_FILTERS = [...LIST_STATUSES, 'withdrawn'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Query parameters beside `offset` and `limit` of GET /api/applications/list (W11.7). */
export const listQuery = {
  sortedBy: z.enum(LIST_SORTS).default('status'),
  status: z.enum(LIST_FILTERS).optional(),
};

/** A card of /applications. `status` is the display status (W11.8). */
export const MyApplication = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  type: z.enum(APPLICATION_TYPES),
  status: z.enum(LIST_FILTERS),
  /** Shows the Edit icon: a draft whose job still takes applications (W11.5, near W11.5). */
  canEdit: z.boolean(),
  /** A withdrawn one whose job still takes applications, without another one for it (T25). */
  canBeginAgain: z.boolean(),
  job: ApplicationJob,
  withdrawnAt: z.iso.datetime().nullable(),
  withdrawnBy: z.enum(WITHDRAWERS).nullable(),
  submittedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Empty for a draft. */
  timeline: z.array(TimelineStep),
});
export type MyApplication = z.infer<typeof MyApplication>;

/** GET /api/applications/admin/users/{id}: what a person sent, newest first. Drafts are their applicants' alone. */
export const ApplicationOfUser = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  title: z.string(),
  organization: z.string(),
  submittedAt: z.iso.datetime(),
  isWithdrawn: z.boolean(),
  /** Null for one whose job ended before stages were recorded. */
  stage: z.enum(STAGES).nullable(),
});
export type ApplicationOfUser = z.infer<typeof ApplicationOfUser>;

/** GET /api/applications/states: the jobs for which the user has a draft or an application (U53). */
export const ApplicationStatesResponse = z.object({
  items: z.array(
    z.object({
      jobId: z.uuid(),
      type: z.enum(['draft', 'submitted']),
      /** Null for a draft. */
      submittedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type ApplicationStatesResponse = z.infer<typeof ApplicationStatesResponse>;

/** Query parameters beside `offset` and `limit` of GET /api/applications/positions-of-interest (W4.10). */
export const interestQuery = { sortedBy: z.enum(['statusCode']).default('statusCode') };

/** A row of Positions of Interest (W4.8). `statusCode`: 0 in progress, 1 applied (near W5.19). */
export const PositionOfInterest = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  type: z.enum(['draft', 'submitted']),
  statusCode: z.int(),
  /** Once the applicant knows it. */
  outcome: z.enum(OUTCOMES).nullable(),
  /** As in My Applications: a draft whose job still takes applications. */
  canEdit: z.boolean(),
  title: z.string(),
  organization: z.object({ accountNumber: z.string(), accountName: z.string() }),
  city: z.string(),
  state: z.string(),
  deadline: z.iso.datetime(),
});
export type PositionOfInterest = z.infer<typeof PositionOfInterest>;

/** Columns by which applicants are sorted (W8.8). */
export const APPLICANT_SORTS = ['candidate', 'from', 'submittedAt'] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

/** Query parameters beside `offset` and `limit` of GET /api/applications/admin/data (W12.18). */
export const applicantsQuery = {
  jobId: z.uuid(),
  /** Only applicants that the user can move, in this stage. */
  stage: z.enum(STAGES).optional(),
  /** Only applicants that the user can move. */
  canMove: z.literal('true').optional(),
  sortedColumn: z.enum(APPLICANT_SORTS).default('submittedAt'),
  sortAlgorithm: z.enum(['ASC', 'DESC']).default('DESC'),
};

/** A row of the applicants of one job: GET /api/applications/admin/data?jobId (W8.8, W12.18). */
export const Applicant = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty when not given (W13.12). */
  city: z.string(),
  state: z.string(),
  submittedAt: z.iso.datetime(),
  isReleased: z.boolean(),
  releasedAt: z.iso.datetime().nullable(),
  releasedToReviewersAt: z.iso.datetime().nullable(),
  /** Null for reviewers, who see no stages, and for what the user may not move. */
  stage: z.enum(STAGES).nullable(),
  stageAt: z.iso.datetime().nullable(),
  /** Which default message a refusal gets; null for reviewers, and once there is an outcome. */
  group: z.enum(CANDIDATE_GROUPS).nullable(),
  /** Whether the user may open the application now. */
  canOpen: z.boolean(),
  /** Whether the user may move the application to another stage. */
  canMove: z.boolean(),
  /** Whether the user has opened the application. */
  isRead: z.boolean(),
  /** Whether it is the user's own, which a colleague handles. */
  isOwn: z.boolean(),
});
export type Applicant = z.infer<typeof Applicant>;
