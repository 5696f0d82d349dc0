import { oneOf } from '../../engines/search-probe.js';

/** What the benchmark of the search asks for: the kinds of requests, how many of a hundred each is, and their words. */

const WORDS = [
  ...['teacher', 'nurse', 'math', 'principal', 'custodian', 'music', 'english', 'counselor', 'secretary', 'biology'],
  ...['librarian', 'psychologist', 'coach', 'aide', 'chemistry', 'spanish', 'art', 'superintendent', 'kindergarten'],
];
const TWO_WORDS = [
  ...['math teacher', 'school nurse', 'elementary principal', 'music teacher', 'spanish teacher', 'biology teacher'],
  ...['special education', 'art teacher', 'reading specialist', 'maintenance worker', 'english teacher', 'head coach'],
];
/** Of the vocabulary: each stands for other words too. */
const PHRASES = [
  ...['speech therapist', 'bus driver', 'guidance counselor', 'vice principal', 'instructional aide', 'gym teacher'],
  ...['long term sub', 'lunch lady', 'personal care aide', 'computer technician', 'hs math', 'business manager'],
];
const CITIES = ['Harrisburg', 'Pittsburgh', 'Erie', 'Scranton', 'Lancaster', 'York', 'Allentown', 'Altoona'];
const ZIP_CODES = ['17101', '15222', '16501', '18503', '17602', '19103', '18101', '16801', '17701', '19601'];
const SORTS = ['startDate', 'endDate', 'organization', 'title'];

type Random = () => number;
export type Parameters = Record<string, string>;

export interface Part {
  kind: string;
  /** Of a hundred requests. */
  share: number;
  asks(random: Random): Parameters;
}

const below = (random: Random, most: number) => Math.floor(random() * most);

const FILTERS: ((random: Random) => Parameters)[] = [
  (random) => ({ region: oneOf(random, ['SE', 'NE', 'NC', 'NW', 'SW', 'SC']) }),
  (random) => ({ county: String(1 + below(random, 67)) }),
  (random) => ({ positionGroup: oneOf(random, ['Administrative', 'Professional', 'Support']) }),
  (random) => ({ organizationType: 'School District', postedWithin: oneOf(random, ['7', '14', '30']) }),
  (random) => ({ region: oneOf(random, ['SE', 'SW', 'SC']), salaryMin: String(20_000 + 500 * below(random, 60)) }),
];

const distance: Part['asks'] = (random): Parameters => {
  const around = { location: oneOf(random, ZIP_CODES), radius: String(5 + 5 * below(random, 20)) };
  const way = random();
  if (way < 0.5) return { ...around, sortedBy: 'distance' };
  return way < 0.75 ? around : { q: `${oneOf(random, WORDS)} near ${oneOf(random, CITIES)}` };
};

const SEARCHES: Part[] = [
  {
    kind: 'unfiltered',
    share: 15,
    asks: (random) => ({ sortedBy: oneOf(random, SORTS), sortedAlgorithm: oneOf(random, ['ASC', 'DESC']) }),
  },
  { kind: 'one word', share: 14, asks: (random) => ({ q: oneOf(random, WORDS) }) },
  { kind: 'two words', share: 12, asks: (random) => ({ q: oneOf(random, TWO_WORDS) }) },
  { kind: 'phrase of the vocabulary', share: 8, asks: (random) => ({ q: oneOf(random, PHRASES) }) },
  { kind: 'beginning of a title', share: 6, asks: (random) => ({ positionTitle: oneOf(random, WORDS).slice(0, 4) }) },
  { kind: 'filters', share: 13, asks: (random) => oneOf(random, FILTERS)(random) },
  { kind: 'distance', share: 12, asks: distance },
];

/** Each part as often as its share says. */
export const byShare = (parts: readonly Part[]) =>
  parts.flatMap((part) => Array.from({ length: part.share }, () => part));

const SEARCHED = byShare(SEARCHES);

export const FACETS = 'facets';
export const SUGGEST = 'suggest';

export const MIX: readonly Part[] = [
  ...SEARCHES,
  { kind: FACETS, share: 10, asks: (random) => ({ ...oneOf(random, SEARCHED).asks(random), facets: 'true' }) },
  {
    kind: SUGGEST,
    share: 10,
    asks: (random) => ({ q: oneOf(random, [...WORDS, ...TWO_WORDS, ...CITIES]).slice(0, 2 + below(random, 5)) }),
  },
];

/**
 * First row and number of rows: with them hardly a question of a run is put twice, so that no kept answer is measured.
 * They stay on the first two pages, where people look.
 */
export const page: Part['asks'] = (random) => ({
  isPositionsPage: 'true',
  offset: String(below(random, 20)),
  limit: String(11 + below(random, 20)),
});
