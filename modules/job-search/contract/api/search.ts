import { z } from 'zod';
import {
  MAX_COUNTY_NUMBER,
  MAX_IU_NUMBER,
  ORGANIZATION_TYPES,
  POSITION_TYPES,
} from '#modules/directory/contract/api/choices.js';
import {
  choices,
  flag,
  integer,
  MAX_TEXT_LENGTH,
  oneOfMessage,
  optional,
  text,
} from '#modules/postings/contract/api/parameters.js';
import { GEOGRAPHIES } from '#modules/shared/geography.js';
import { SALARY_UNITS } from '#modules/shared/salary.js';
import { Interpretation, NothingFound, ScoreExplanation } from './interpretation.js';

/** GET /api/jobs: the public search (P2.16–P2.18). */

/** Options of the filters, re-exported as part of the search contract. */
export { ORGANIZATION_TYPES, POSITION_TYPES };

/** Jobs per page of /positions (P2.14) and on Home (P1.2). */
export const JOBS_PER_PAGE = 20;
const FEATURED_JOBS = 14;

/** Inputs are limited to 50 characters (P2.4, P2.5); the server accepts up to MAX_TEXT_LENGTH. */
export const MAX_TYPED_LENGTH = 50;

/** Maximum of offset + limit (near P2.16). */
const MAX_RESULT_DEPTH = 10_000;

/** Values of the sort menu (P2.11): Recent Posts, Expiring Soon, Distance, Organization, Job Title. */
export const JOB_SORTS = ['startDate', 'endDate', 'distance', 'organization', 'title'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Default radius in miles around a ZIP code, without a search distance of the user (near P2.9). */
export const DEFAULT_DISTANCE_MILES = 25;

/** Days; today's postings are within one day. */
export const POSTED_WITHIN = ['1', '3', '7', '14', '30'] as const;

/** Radius in miles, in steps of `step`. */
const RADIUS = { min: 5, max: 500, step: 5 };
const MAX_PAGE_SIZE = 100;

const numbersUpTo = (max: number) => Array.from({ length: max }, (_, at) => String(at + 1));

export const JobSearchQuery = z
  .object({
    /** Words in any field of a posting; all must occur. */
    q: text('q'),
    /** Turns off spelling correction and query relaxation. */
    exact: flag('exact').transform((value) => value === 'true'),
    /** Account numbers. */
    organization: choices('Organization', z.string().trim().max(MAX_TEXT_LENGTH)),
    /** Position ids. */
    position: choices('Position', z.uuid('Position must be the id of a position')),
    positionGroup: choices('positionGroup', z.enum(POSITION_TYPES, oneOfMessage('positionGroup', POSITION_TYPES))),
    /** Files of organizations bring types of their own (W15.5). */
    organizationType: choices('organizationType', z.string().trim().max(MAX_TEXT_LENGTH)),
    /** Words of the title; each must occur as a word or prefix. */
    positionTitle: text('Position Title'),
    /** A ZIP code, a city, a county, an intermediate unit or a region. */
    location: text('Location'),
    /** Miles around the location; for an area, jobs around its center are added to those within it. */
    radius: integer('radius', RADIUS),
    /** The region field of the posting (W5.36), independent of its address. */
    region: choices('region', z.enum(GEOGRAPHIES, oneOfMessage('region', GEOGRAPHIES))),
    county: choices(
      'county',
      z.enum(numbersUpTo(MAX_COUNTY_NUMBER), `county must be a number from 1 to ${MAX_COUNTY_NUMBER}`),
    ),
    iu: choices('iu', z.enum(numbersUpTo(MAX_IU_NUMBER), `iu must be a number from 1 to ${MAX_IU_NUMBER}`)),
    /** Calendar days in the state's time zone. */
    postedWithin: optional(z.enum(POSTED_WITHIN, oneOfMessage('postedWithin', POSTED_WITHIN))),
    remote: flag('remote'),
    /** US dollars per year; daily and hourly salaries are converted (T45). Excludes postings without visible salary. */
    salaryMin: integer('salaryMin', { min: 0, max: 10_000_000 }),
    /** Page size; the default depends on the page. */
    limit: integer('limit', { min: 1, max: MAX_PAGE_SIZE }),
    /** Whether the response contains facet counts. */
    facets: flag('facets').transform((value) => value === 'true'),
    /** Whether each row explains its score. */
    explain: flag('explain').transform((value) => value === 'true'),
    sortedBy: optional(z.enum(JOB_SORTS, oneOfMessage('sortedBy', JOB_SORTS))),
    sortedAlgorithm: optional(z.enum(['ASC', 'DESC'], 'sortedAlgorithm must be ASC or DESC')),
    /** In rows. */
    offset: integer('offset', { min: 0, max: MAX_RESULT_DEPTH }).transform((offset) => offset ?? 0),
    /** False on Home: the 14 featured jobs first, regardless of the sort (near P1.2). */
    isPositionsPage: flag('isPositionsPage').transform((value) => value !== 'false'),
  })
  .check(({ value, issues }) => {
    // An invalid limit is reported on its own and must not make the offset invalid as well.
    if (value.offset + Math.min(limitOf(value), MAX_PAGE_SIZE) <= MAX_RESULT_DEPTH) return;
    const message = `Only the first ${MAX_RESULT_DEPTH.toLocaleString('en-US')} jobs can be reached`;
    issues.push({ code: 'custom', input: value.offset, path: ['offset'], message });
  });
export type JobSearchQuery = z.infer<typeof JobSearchQuery>;

export function limitOf({ isPositionsPage, limit }: Pick<JobSearchQuery, 'isPositionsPage' | 'limit'>): number {
  return limit ?? (isPositionsPage ? JOBS_PER_PAGE : FEATURED_JOBS);
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
  /** Null if the posting has no visible salary. */
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  salaryUnit: z.enum(SALARY_UNITS),
  /** One of at most three pinned jobs that Recent Posts shows first (near W5.39). */
  isPinned: z.literal(true).optional(),
  /** From the user's ZIP code, else from the searched location; missing if either end is unknown. */
  distanceMiles: z.number().optional(),
});
export type JobListItem = z.infer<typeof JobListItem>;

/** GET /api/jobs/regions: all regions with their number of open jobs, Statewide last. */
export const RegionCounts = z.array(z.object({ code: z.enum(GEOGRAPHIES), name: z.string(), count: z.int() }));
export type RegionCounts = z.infer<typeof RegionCounts>;

/** Filters with facet counts, by parameter. */
export const FACETS = [
  'region',
  'positionGroup',
  'organizationType',
  'organization',
  'county',
  'postedWithin',
  'remote',
] as const;

export const JobFacet = z.object({
  name: z.string(),
  /** In display order; a count is the number of jobs with this value and the other filters unchanged. */
  choices: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});
export type JobFacet = z.infer<typeof JobFacet>;

export const JobList = z.object({
  items: z.array(JobListItem.extend({ why: ScoreExplanation.optional() })),
  totalItemsCount: z.int(),
  /** Of `q` and `location`, if either was given. */
  interpretation: Interpretation.optional(),
  /** If requested. */
  facets: z.array(JobFacet).optional(),
  nothingFound: NothingFound.optional(),
  /** The normalized query string, equal for equal searches, without sort order, page and size. */
  criteria: z.string(),
});
export type JobList = z.infer<typeof JobList>;
