import { z } from 'zod';
import { GEOGRAPHIES } from './api-lists.js';

/** GET /api/jobs: the public search (P2.16–P2.18). */

/** Jobs per page of /positions (P2.14) and on Home (P1.2). */
export const JOBS_PER_PAGE = 20;
export const FEATURED_JOBS = 14;

/** The page stops typing at 50 characters (P2.4, P2.5); the server allows more and refuses what cannot be meant. */
export const SEARCH_TYPED_MOST = 50;
const LONGEST_TEXT = 200;

/** offset + limit (CLAUSES near P2.16). */
const DEEPEST = 10_000;

/** The sort menu (P2.11), by what is sent: Recent Posts, Expiring Soon, Distance, Organization, Job Title. */
export const JOB_SORTS = ['startDate', 'endDate', 'distance', 'organization', 'title'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Miles around a ZIP code for visitors and users without a search distance of their own (CLAUSES near P2.9). */
export const USUAL_DISTANCE_MILES = 25;

/** An empty parameter is one that was not sent: a form sends its empty fields too. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), type.optional());

const text = (name: string) =>
  optional(
    z.string(`${name} must be one text`).trim().max(LONGEST_TEXT, `${name} must be ${LONGEST_TEXT} symbols or less`),
  );

export const JobSearchQuery = z
  .object({
    /** Account number. */
    organization: text('Organization'),
    /** Position id. */
    position: optional(z.uuid('Position must be the id of a position')),
    /** Words of the title; each must occur, or begin a word of it. */
    positionTitle: text('Position Title'),
    /** A ZIP code, for what lies within the searcher's distance, or a city. */
    location: text('Location'),
    /** Of the posting (W5.36), whatever its address says. */
    region: optional(z.enum(GEOGRAPHIES, `region must be one of: ${GEOGRAPHIES.join(', ')}`)),
    sortedBy: optional(z.enum(JOB_SORTS, `sortedBy must be one of: ${JOB_SORTS.join(', ')}`)),
    sortedAlgorithm: optional(z.enum(['ASC', 'DESC'], 'sortedAlgorithm must be ASC or DESC')),
    /** Rows. */
    offset: optional(
      z.coerce
        .number('offset must be a number')
        .int('offset must be a whole number')
        .min(0, 'offset must not be negative')
        .max(DEEPEST, `offset must be ${DEEPEST} or less`),
    ).transform((offset) => offset ?? 0),
    /** False on Home: the 14 featured ones first, whatever the sort says (CLAUSES near P1.2). */
    isPositionsPage: optional(z.enum(['true', 'false'], 'isPositionsPage must be true or false')).transform(
      (value) => value !== 'false',
    ),
  })
  .check(({ value, issues }) => {
    if (value.offset + limitOf(value) <= DEEPEST) return;
    const message = `Only the first ${DEEPEST.toLocaleString('en-US')} jobs can be reached`;
    issues.push({ code: 'custom', input: value.offset, path: ['offset'], message });
  });
export type JobSearchQuery = z.infer<typeof JobSearchQuery>;

export function limitOf({ isPositionsPage }: { isPositionsPage: boolean }): number {
  return isPositionsPage ? JOBS_PER_PAGE : FEATURED_JOBS;
}

export const JobListItem = z.object({
  id: z.uuid(),
  title: z.string(),
  position: z.object({ id: z.uuid(), name: z.string(), type: z.string() }),
  organization: z.object({ accountNumber: z.string(), accountName: z.string() }),
  jobListingNumber: z.int().nullable(),
  externalListingNumber: z.string(),
  city: z.string(),
  state: z.string(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  isExternalPost: z.boolean(),
  externalUrl: z.string(),
  isFeatured: z.boolean(),
  isRemote: z.boolean(),
  /** From the searcher's own ZIP code, else the typed place; left out when either end is unknown. */
  distanceMiles: z.number().optional(),
});
export type JobListItem = z.infer<typeof JobListItem>;

/** GET /api/jobs/regions: every region with the number of jobs that a search for it finds, Statewide last. */
export const RegionCounts = z.array(z.object({ code: z.enum(GEOGRAPHIES), name: z.string(), count: z.int() }));
export type RegionCounts = z.infer<typeof RegionCounts>;

export const JobList = z.object({ items: z.array(JobListItem), totalItemsCount: z.int() });
export type JobList = z.infer<typeof JobList>;
