import { z } from 'zod';
import { JobToReview } from './responses.js';

/** Numbers of jobs for each choice of Review Applicants that match the search, and of the applications that wait. */
export const ReviewCounts = z.object({
  all: z.int(),
  waiting: z.int(),
  due: z.int(),
  mine: z.int(),
  applications: z.int(),
});
export type ReviewCounts = z.infer<typeof ReviewCounts>;

/** GET /api/jobs/admin/reviewApplicants. */
export const JobsToReviewResponse = z.object({
  items: z.array(JobToReview),
  totalItemsCount: z.int().min(0),
  counts: ReviewCounts,
});
export type JobsToReviewResponse = z.infer<typeof JobsToReviewResponse>;
