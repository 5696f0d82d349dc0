import { z } from 'zod';
import { JobListItem } from './search.js';

export const SIMILAR_JOBS = 4;

/** GET /api/jobs/{id}/similar: similar jobs, the most similar first. */
export const SimilarJobs = z.object({ items: z.array(JobListItem).max(SIMILAR_JOBS) });
export type SimilarJobs = z.infer<typeof SimilarJobs>;
