import { oneOf } from '../../services/search-probe.js';

/** The request mix of the search benchmark: kinds of requests, their shares in percent and their words. */

const WORDS = [
  'teacher',
  'nurse',
  'math',
  'principal',
  'custodian',
  'music',
  'english',
  'counselor',
  'secretary',
  'biology',
  'librarian',
  'psychologist',
  'coach',
  'aide',
  'chemistry',
  'spanish',
  'art',
  'superintendent',
  'kindergarten',
];
const TWO_WORDS = [
  'math teacher',
  'school nurse',
  'elementary principal',
  'music teacher',
  'spanish teacher',
  'biology teacher',
  'special education',
  'art teacher',
  'reading specialist',
  'maintenance worker',
  'english teacher',
  'head coach',
];
/** Phrases with synonyms. */
const PHRASES = [
  'speech therapist',
  'bus driver',
  'guidance counselor',
  'vice principal',
  'instructional aide',
  'gym teacher',
  'long term sub',
  'lunch lady',
  'personal care aide',
  'computer technician',
  'hs math',
  'business manager',
];
const CITIES = ['Harrisburg', 'Pittsburgh', 'Erie', 'Scranton', 'Lancaster', 'York', 'Allentown', 'Altoona'];
const ZIP_CODES = ['17101', '15222', '16501', '18503', '17602', '19103', '18101', '16801', '17701', '19601'];
const SORTS = ['startDate', 'endDate', 'organization', 'title'];

type Random = () => number;
export type Parameters = Record<string, string>;

export interface RequestKind {
  kind: string;
  /** In percent. */
  share: number;
  parameters(random: Random): Parameters;
}

const randomBelow = (random: Random, limit: number) => Math.floor(random() * limit);

const FILTERS: ((random: Random) => Parameters)[] = [
  (random) => ({ region: oneOf(random, ['SE', 'NE', 'NC', 'NW', 'SW', 'SC']) }),
  (random) => ({ county: String(1 + randomBelow(random, 67)) }),
  (random) => ({ positionGroup: oneOf(random, ['Administrative', 'Professional', 'Support']) }),
  (random) => ({ organizationType: 'School District', postedWithin: oneOf(random, ['7', '14', '30']) }),
  (random) => ({
    region: oneOf(random, ['SE', 'SW', 'SC']),
    salaryMin: String(20_000 + 500 * randomBelow(random, 60)),
  }),
];

const distance: RequestKind['parameters'] = (random): Parameters => {
  const around = { location: oneOf(random, ZIP_CODES), radius: String(5 + 5 * randomBelow(random, 20)) };
  const way = random();
  if (way < 0.5) return { ...around, sortedBy: 'distance' };
  return way < 0.75 ? around : { q: `${oneOf(random, WORDS)} near ${oneOf(random, CITIES)}` };
};

const SEARCHES: RequestKind[] = [
  {
    kind: 'unfiltered',
    share: 15,
    parameters: (random) => ({ sortedBy: oneOf(random, SORTS), sortedAlgorithm: oneOf(random, ['ASC', 'DESC']) }),
  },
  { kind: 'one word', share: 14, parameters: (random) => ({ q: oneOf(random, WORDS) }) },
  { kind: 'two words', share: 12, parameters: (random) => ({ q: oneOf(random, TWO_WORDS) }) },
  { kind: 'phrase of the vocabulary', share: 8, parameters: (random) => ({ q: oneOf(random, PHRASES) }) },
  {
    kind: 'beginning of a title',
    share: 6,
    parameters: (random) => ({ positionTitle: oneOf(random, WORDS).slice(0, 4) }),
  },
  { kind: 'filters', share: 13, parameters: (random) => oneOf(random, FILTERS)(random) },
  { kind: 'distance', share: 12, parameters: distance },
];

/** Repeats each kind according to its share. */
export const expandByShare = (parts: readonly RequestKind[]) =>
  parts.flatMap((part) => Array.from({ length: part.share }, () => part));

const WEIGHTED_SEARCHES = expandByShare(SEARCHES);

export const FACETS = 'facets';
export const SUGGEST = 'suggest';

export const MIX: readonly RequestKind[] = [
  ...SEARCHES,
  {
    kind: FACETS,
    share: 10,
    parameters: (random) => ({ ...oneOf(random, WEIGHTED_SEARCHES).parameters(random), facets: 'true' }),
  },
  {
    kind: SUGGEST,
    share: 10,
    parameters: (random) => ({
      q: oneOf(random, [...WORDS, ...TWO_WORDS, ...CITIES]).slice(0, 2 + randomBelow(random, 5)),
    }),
  },
];

/**
 * Random offset and limit, so that hardly any request repeats and no cached response is measured. They stay on the
 * first two pages, where users look.
 */
export const pageParameters: RequestKind['parameters'] = (random) => ({
  isPositionsPage: 'true',
  offset: String(randomBelow(random, 20)),
  limit: String(11 + randomBelow(random, 20)),
});
