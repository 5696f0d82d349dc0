import { z } from 'zod';
import { DocumentType, ScanState, SupportingDocument } from '#modules/profiles/contract/api/documents.js';
import { ReferenceResponse } from '#modules/profiles/contract/api/responses.js';
import {
  ApplicantResponse,
  ApplicationFileResponse,
  ApplicationHistory,
  ApplicationJob,
  ApplicationQuestions,
} from './responses.js';
import { MAX_RELEASED, STAGES } from './stage-rules.js';
import { StaffTimelineStep } from './timeline.js';

export const RELEASE_MESSAGES = {
  /** W12.15. */
  date: 'Incorrect date format',
  early: 'The review-by date must not be before today or the end of the listing.',
  late: 'The review-by date must be before the year 2100.',
  none: 'Please choose at least one applicant.',
  stranger: 'One of the chosen applicants is not among the applicants of this position.',
  noReview: 'This position has no board review.',
  noReviewers: 'No reviewers are chosen for this position, so that nobody could read the applications.',
  reviewOver: 'The review-by date has passed.',
  reviewRuns: 'Applicants can be released once the review-by date has passed.',
} as const;

const released = z.array(z.uuid()).min(1, RELEASE_MESSAGES.none).max(MAX_RELEASED);

/** PATCH /api/applications/admin/release/applicants (W12.11). */
export const ReleaseToApplicantsRequest = z.object({ jobId: z.uuid(), releasedApplications: released });
export type ReleaseToApplicantsRequest = z.infer<typeof ReleaseToApplicantsRequest>;

/** PATCH /api/applications/admin/release/reviewers (W12.12); a local day or an instant of it (near W5.32). */
export const ReleaseToReviewersRequest = ReleaseToApplicantsRequest.extend({
  reviewByDate: z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: RELEASE_MESSAGES.date }),
  /** The version of the posting that was read: another review-by date that was set since stays (409). */
  version: z.int().optional(),
});
export type ReleaseToReviewersRequest = z.infer<typeof ReleaseToReviewersRequest>;

/** PATCH /api/applications/admin/review-by: another day for a review that runs; nothing is released. */
export const ReviewByRequest = z.object({
  jobId: z.uuid(),
  reviewByDate: z.iso.date({ error: RELEASE_MESSAGES.date }),
  /** The version of the posting that was read. */
  version: z.int(),
});
export type ReviewByRequest = z.infer<typeof ReviewByRequest>;

/** The ids that this request released, without those released before. */
export const ReleaseResponse = z.object({ released: z.array(z.uuid()) });
export type ReleaseResponse = z.infer<typeof ReleaseResponse>;

/**
 * GET /api/applications/admin/board?jobId: the reviewers that the posting names, by last name, with how many of the
 * `released` applications each has opened, and the local day on which one was opened for the first time last.
 */
export const Board = z.object({
  released: z.int(),
  members: z.array(
    z.object({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      read: z.int(),
      lastReadOn: z.iso.date().nullable(),
    }),
  ),
});
export type Board = z.infer<typeof Board>;

/** PATCH /api/applications/admin/{id} (W14.5): ids of profile documents to add and to remove. */
export const DocumentChoice = z.object({
  selectedFiles: z.array(z.uuid()).max(50).default([]),
  deletedFiles: z.array(z.uuid()).max(50).default([]),
});
export type DocumentChoice = z.infer<typeof DocumentChoice>;

export const DOCUMENT_MESSAGES = {
  stranger: 'One of the chosen documents is not in the profile of this applicant.',
  scanning: (fileName: string) => `"${fileName}" is still being checked for viruses. Try again in a moment.`,
  refused: (fileName: string) => `"${fileName}" was refused because a virus was found. Choose another document.`,
} as const;

const Neighbour = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });

/** The applications before and after one among those of its job that the user may open, latest first. */
export const Neighbours = z.object({
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
  /** From 1 to `total`. */
  place: z.int(),
  total: z.int(),
});
export type Neighbours = z.infer<typeof Neighbours>;

/** Where the application stands, for those who move applicants. Reviewers see no stages. */
const progress = {
  /** Null if the position was filled before outcomes were recorded. */
  stage: z.enum(STAGES).nullable(),
  stageAt: z.iso.datetime().nullable(),
  timeline: z.array(StaffTimelineStep),
};

/** The fields for every role (W13.1, W13.3, W13.5): no contact details, no references. */
const common = ApplicationQuestions.extend({
  id: z.uuid(),
  job: ApplicationJob.extend({
    essayQuestion: z.string(),
    isBoardReview: z.boolean(),
    boardReviewDays: z.iso.datetime().nullable(),
  }),
  candidate: ApplicantResponse.pick({ firstName: true, lastName: true, city: true, state: true }),
  ...ApplicationHistory.shape,
  /** Resumes for every role; other types for admin-level only (W13.6, W13.7). */
  files: z.array(ApplicationFileResponse),
  coverLetter: z.string().nullable(),
  /** Null without a cover letter too. */
  coverLetterScan: ScanState,
  submittedAt: z.iso.datetime(),
  isReleased: z.boolean(),
  neighbours: Neighbours,
});

/** For a reviewer: never contact details or references (W13.2, W13.4). */
export const ReviewerReview = common.extend({
  audience: z.literal('reviewer'),
  files: z.array(ApplicationFileResponse.extend({ documentType: DocumentType.extract(['RESU']) })),
});

/** For a poster of the organization after release: also contact details and references (T37). */
export const PosterReview = ReviewerReview.extend({
  ...progress,
  audience: z.literal('poster'),
  user: ApplicantResponse.omit({ ppid: true }),
  references: z.array(ReferenceResponse),
});

/** For admin-level: everything, and the profile's documents to choose from (W13.2, W13.4, W13.7, W14.5). */
export const AdminReview = common.extend({
  ...progress,
  audience: z.literal('admin'),
  user: ApplicantResponse,
  references: z.array(ReferenceResponse),
  releasedAt: z.iso.datetime().nullable(),
  releasedToReviewersAt: z.iso.datetime().nullable(),
  /** Current documents of the applicant's profile; those in `files` as `documentId` are selected. */
  availableDocuments: z.array(SupportingDocument),
});

/** GET /api/applications/review/{id}, filtered by the role of the user (W13, T37). */
export const ApplicationReview = z.discriminatedUnion('audience', [AdminReview, PosterReview, ReviewerReview]);
export type ApplicationReview = z.infer<typeof ApplicationReview>;
