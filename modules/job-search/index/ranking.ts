import { toLexeme } from '#platform/search/language/stemmer.js';
import type { AbsenceBonus, Bonus, Filter, Point } from '#platform/search/search-engine.js';

/**
 * Weights of a text search, in points of the tier score (src/platform/search/score.ts). A term scores the weight of its
 * best field times its rarity. A phrase match in the title adds 16 points, an exact match 8. The bonuses below rank
 * postings of similar text score: most are worth less than a term in the title instead of the position (4).
 */
export const TEXT_WEIGHTS = { title: 8, position: 4, organization: 3, description: 1 };

/** Rarer terms weigh more, by their share of all postings: "teacher" 1, "math" 2, "kiln" 3. */
const UNCOMMON_SHARE = 1 / 10;
const RARE_SHARE = 1 / 100;
/** Below this number of postings a share means nothing. */
const MIN_DOCUMENTS = 50;

export function rarity(documents: number, all: number): number {
  if (all < MIN_DOCUMENTS) return 1;
  const share = documents / all;
  return share > UNCOMMON_SHARE ? 1 : share > RARE_SHARE ? 2 : 3;
}

const DAY_MS = 86_400_000;
/** Among equal matches, last week's postings rank above last month's. */
const FRESHNESS = [
  { days: 7, points: 1 },
  { days: 30, points: 1 },
];
/** Points add up over all steps that contain the posting. */
const CLOSENESS = [
  { miles: 5, points: 2 },
  { miles: 12, points: 4 },
];
/** Pinned and featured postings rank first among equal matches, never above a better one. */
const PINNED = 1;
const FEATURED = 1;
const AREAS: ReadonlySet<string> = new Set(['county', 'iu', 'region']);
/** Around a place with few postings, its own precede what matches a word or two more. */
const IN_PLACE = 30;
/** If some lack a word for the job, the right job around it precedes another one in the place. */
const IN_PLACE_OF_OTHER_JOBS = 12;
/** A named intermediate unit ranks its own postings above those of its districts, whatever else matches. */
const UNIT_ITSELF = 24;
/** A named employer ranks above others in its town or with the same words. */
const EMPLOYER_NAMED = 24;
/** The one whose name is a named place is meant less often. */
const NAMESAKE_OF_PLACE = 10;

/** "Superintendent" lists superintendents before their assistants. */
const POSITION_NAMED = 6;

/** Words of a title that make another job of it for those who did not ask for them. */
const QUALIFIERS = [
  'substitute',
  'sub',
  'assistant',
  'asst',
  'aide',
  'intern',
  'volunteer',
  'secretary',
  'supervisor',
  'manager',
  'coordinator',
  'director',
].map(toLexeme);
const UNQUALIFIED = 5;

/** Postings without a qualifier that the terms lack rank above those with one. `lexemes` are those of the terms. */
export function absenceOfQualifiers(lexemes: readonly string[]): AbsenceBonus {
  return { noneOf: QUALIFIERS.filter((qualifier) => !lexemes.includes(qualifier)), points: UNQUALIFIED };
}

export interface RankingBonus extends Bonus {
  /** Reason to show to users. */
  label: string;
}

interface RankingContext {
  now: Date;
  place: { kind: string; name: string; center: Point | null; filter: Filter } | null;
  /** Whether the search includes what lies around the place, and other jobs. */
  widening: { hasOtherJobs: boolean } | null;
  /** Account numbers. */
  employers: readonly string[];
  /** The employers are named by the words of the place only. */
  areNamesakes: boolean;
  /** Ids. */
  positions: readonly string[];
}

export function rankingBonuses({
  now,
  place,
  widening,
  employers,
  areNamesakes,
  positions,
}: RankingContext): RankingBonus[] {
  // The center of an area is nowhere in particular.
  const center = place && !AREAS.has(place.kind) ? place.center : null;
  // Whole hours, so that equal searches within an hour share a cache entry.
  const hour = Math.floor(now.getTime() / 3_600_000) * 3_600_000;
  const since = (days: number) => new Date(hour - days * DAY_MS);
  const all: (RankingBonus | null | undefined | false)[] = [
    ...FRESHNESS.map(({ days, points }) => ({
      label: `Posted within ${days} days`,
      points,
      filter: { field: 'startDate', from: since(days) },
    })),
    ...CLOSENESS.map(
      ({ miles, points }) =>
        center && { label: `Within ${miles} miles of ${place?.name}`, points, filter: { near: center, miles } },
    ),
    widening &&
      place && {
        label: `Within ${place.name}`,
        filter: place.filter,
        points: widening.hasOtherJobs ? IN_PLACE_OF_OTHER_JOBS : IN_PLACE,
      },
    { label: 'Pinned', points: PINNED, filter: { field: 'isHot', anyOf: [true] } },
    { label: 'Featured', points: FEATURED, filter: { field: 'isFeatured', anyOf: [true] } },
    place?.kind === 'iu' &&
      !widening && {
        label: 'Of the intermediate unit itself',
        points: UNIT_ITSELF,
        filter: { field: 'organizationType', anyOf: ['Intermediate Unit'] },
      },
    employers.length > 0 && {
      label: 'Of the organization you named',
      points: areNamesakes ? NAMESAKE_OF_PLACE : EMPLOYER_NAMED,
      filter: { field: 'organization', anyOf: employers },
    },
    positions.length > 0 && {
      label: 'Of the position you named',
      points: POSITION_NAMED,
      filter: { field: 'position', anyOf: positions },
    },
  ];
  return all.filter((bonus) => !!bonus);
}
