import { z } from 'zod';
import { JobListItem } from './search.js';

/** GET /api/jobs/user/preferences: open jobs that match the saved preferences (W4.15); items as P2.18, newest first. */
export const PreferredJobs = z.object({
  /** Each with why it matches, such as "Principal" and "within 25 miles of 17602". */
  items: z.array(JobListItem.extend({ reasons: z.array(z.string()) })),
  totalItemsCount: z.int().min(0),
  /** The query string of the search with the same filters; null without preferences that name jobs. */
  search: z.string().nullable(),
});
export type PreferredJobs = z.infer<typeof PreferredJobs>;

export const PreferredJobsQuery = z.object({
  offset: z.coerce.number().int().min(0).max(1_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(5),
});
export type PreferredJobsQuery = z.infer<typeof PreferredJobsQuery>;
