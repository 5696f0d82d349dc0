import { z } from 'zod';
import { COUNTIES, ORGANIZATION_TYPES, POSITION_TYPES, UNITS } from '../../directory/contract/api.js';
import { Interpretation, NothingFound, Why } from './api-interpretation.js';
import { GEOGRAPHIES } from './api-lists.js';

/** GET /api/jobs: the public search (P2.16–P2.18). */

/** What is chosen from belongs to the search's contract, wherever it comes from. */
export { ORGANIZATION_TYPES, POSITION_TYPES };

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

/** Days; a posting of today is within one. */
export const POSTED_WITHIN = ['1', '3', '7', '14', '30'] as const;

/** Miles, in steps of RADIUS_STEP. */
export const RADIUS = { least: 5, most: 500, step: 5 };
const MOST_LISTED = 100;
const MOST_CHOICES = 50;

/** An empty parameter is one that was not sent: a form sends its empty fields too. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), type.optional());

export const text = (name: string) =>
  optional(
    z.string(`${name} must be one text`).trim().max(LONGEST_TEXT, `${name} must be ${LONGEST_TEXT} symbols or less`),
  );

/** One choice or several, the parameter repeated; an empty one is none. What is wrong is wrong at the parameter. */
export const choices = <T extends string>(name: string, type: z.ZodType<T>) =>
  z
    .preprocess(
      (value) => [value].flat().filter((one) => one !== undefined && !(typeof one === 'string' && one.trim() === '')),
      z.array(z.unknown()).max(MOST_CHOICES, `${name} must be ${MOST_CHOICES} choices or less`),
    )
    .transform((given, { issues }) =>
      given.flatMap((one) => {
        const { data, error } = type.safeParse(one);
        if (error) issues.push({ code: 'custom', input: one, message: error.issues[0]?.message });
        return data ?? [];
      }),
    );

const whole = (name: string, { least, most, step = 1 }: { least: number; most: number; step?: number }) =>
  optional(
    z.coerce
      .number(`${name} must be a number`)
      .int(`${name} must be a whole number`)
      .min(least, `${name} must be ${least} or more`)
      .max(most, `${name} must be ${most} or less`)
      .multipleOf(step, `${name} must be a multiple of ${step}`),
  );

const flag = (name: string) => optional(z.enum(['true', 'false'], `${name} must be true or false`));

const oneOf = (name: string, values: readonly string[]) => `${name} must be one of: ${values.join(', ')}`;
const numbers = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1));

export const JobSearchQuery = z
  .object({
    /** Words of anything that a posting says; each must occur. */
    q: text('q'),
    /** Words as they are typed: neither corrected nor left out. */
    exact: flag('exact').transform((value) => value === 'true'),
    /** Account numbers. */
    organization: choices('Organization', z.string().trim().max(LONGEST_TEXT)),
    /** Position ids. */
    position: choices('Position', z.uuid('Position must be the id of a position')),
    positionGroup: choices('positionGroup', z.enum(POSITION_TYPES, oneOf('positionGroup', POSITION_TYPES))),
    organizationType: choices(
      'organizationType',
      z.enum(ORGANIZATION_TYPES, oneOf('organizationType', ORGANIZATION_TYPES)),
    ),
    /** Words of the title; each must occur, or begin a word of it. */
    positionTitle: text('Position Title'),
    /** A ZIP code, for what lies around it, a city, a county, an intermediate unit or a region. */
    location: text('Location'),
    /** Miles around the location; for an area, what is around its middle comes to what is of it. */
    radius: whole('radius', RADIUS),
    /** Of the posting (W5.36), whatever its address says. */
    region: choices('region', z.enum(GEOGRAPHIES, oneOf('region', GEOGRAPHIES))),
    county: choices('county', z.enum(numbers(COUNTIES), `county must be a number from 1 to ${COUNTIES}`)),
    iu: choices('iu', z.enum(numbers(UNITS), `iu must be a number from 1 to ${UNITS}`)),
    /** Days by the calendar of the state. */
    postedWithin: optional(z.enum(POSTED_WITHIN, oneOf('postedWithin', POSTED_WITHIN))),
    remote: flag('remote'),
    /** Dollars; what shows no pay is left out. */
    salaryMin: whole('salaryMin', { least: 0, most: 10_000_000 }),
    /** Rows of a page; the usual number without it. */
    limit: whole('limit', { least: 1, most: MOST_LISTED }),
    /** Whether the answer counts the choices of each filter. */
    facets: flag('facets').transform((value) => value === 'true'),
    /** Whether each row says why it is where it is. */
    explain: flag('explain').transform((value) => value === 'true'),
    sortedBy: optional(z.enum(JOB_SORTS, oneOf('sortedBy', JOB_SORTS))),
    sortedAlgorithm: optional(z.enum(['ASC', 'DESC'], 'sortedAlgorithm must be ASC or DESC')),
    /** Rows. */
    offset: whole('offset', { least: 0, most: DEEPEST }).transform((offset) => offset ?? 0),
    /** False on Home: the 14 featured ones first, whatever the sort says (CLAUSES near P1.2). */
    isPositionsPage: flag('isPositionsPage').transform((value) => value !== 'false'),
  })
  .check(({ value, issues }) => {
    // A limit that is refused itself must not make the offset look wrong too.
    if (value.offset + Math.min(limitOf(value), MOST_LISTED) <= DEEPEST) return;
    const message = `Only the first ${DEEPEST.toLocaleString('en-US')} jobs can be reached`;
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
  /** From the searcher's own ZIP code, else the typed place; left out when either end is unknown. */
  distanceMiles: z.number().optional(),
});
export type JobListItem = z.infer<typeof JobListItem>;

/** GET /api/jobs/regions: every region with the number of jobs that a search for it finds, Statewide last. */
export const RegionCounts = z.array(z.object({ code: z.enum(GEOGRAPHIES), name: z.string(), count: z.int() }));
export type RegionCounts = z.infer<typeof RegionCounts>;

/** Filters whose choices are counted, each by the name of its parameter. */
export const FACETS = [
  ...['region', 'positionGroup', 'organizationType', 'organization', 'county'],
  ...['postedWithin', 'remote'],
] as const;

export const JobFacet = z.object({
  name: z.string(),
  /** In the order of a list for people; a count is what the search finds with this choice and the others' as they are. */
  choices: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});
export type JobFacet = z.infer<typeof JobFacet>;

/**
 * Parameters that a degraded answer heeds, with those of the page: each is a column of the posting. What is typed is
 * looked for letter by letter in title, position and organization. It shows pinned ones first, then the newest.
 */
export const HEEDED_WHEN_DEGRADED = [
  ...['q', 'positionTitle', 'organization', 'organizationType', 'position', 'positionGroup', 'region'],
  ...['postedWithin', 'remote', 'salaryMin'],
] as const;

export const JobList = z.object({
  items: z.array(JobListItem.extend({ why: Why.optional() })),
  totalItemsCount: z.int(),
  /** Of `q` and `location`, where either was given. */
  interpretation: Interpretation.optional(),
  /** Where they were asked for. */
  facets: z.array(JobFacet).optional(),
  nothingFound: NothingFound.optional(),
  /** The search engine is away and the database answered: see HEEDED_WHEN_DEGRADED; never with facets or distances. */
  degraded: z.literal(true).optional(),
  /** With `degraded`: filters and orders that were asked for and could not be heeded, by parameter. */
  unheeded: z.array(z.string()).optional(),
  /** What was asked for, as the one query string that all equal searches have; order, page and size are no part of it. */
  criteria: z.string(),
});
export type JobList = z.infer<typeof JobList>;
