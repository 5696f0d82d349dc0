import type { Bonus, Point } from '../../../../src/platform/search/search-engine.js';

/**
 * What weighs how much in a text search, in the points of the tier score (src/platform/search/score.ts). A word counts
 * by the best field that has it, times its rarity; a title that says what was typed in a row or is nothing else gets
 * 16 and 8 more. The bonuses below decide between postings that say about the same: less than one word in the title
 * instead of the position makes up for (4).
 */
export const TEXT_WEIGHTS = { title: 8, position: 4, organization: 3, description: 1 };

/** Up to this share of all postings a word weighs more, because it says more: "teacher" 1, "math" 2, "kiln" 3. */
const UNCOMMON = 1 / 10;
const RARE = 1 / 100;
/** Of fewer postings no share can be told. */
const ENOUGH = 50;

export function rarity(documents: number, all: number): number {
  if (all < ENOUGH) return 1;
  const share = documents / all;
  return share > UNCOMMON ? 1 : share > RARE ? 2 : 3;
}

const DAY_MS = 86_400_000;
/** Of what says the same, last week's posting comes before last month's. */
const FRESHNESS = [
  { days: 7, points: 1 },
  { days: 30, points: 1 },
];
/** Miles; each step that a posting is within adds. */
const CLOSENESS = [
  { miles: 5, points: 1 },
  { miles: 12, points: 2 },
];
/** Pinned and featured postings come first among equals, never above a better match (CLAUSES near W5.39). */
const PINNED = 1;
const FEATURED = 1;
/** Who names an intermediate unit means its own postings before those of its districts, whatever these are. */
const UNIT_ITSELF = 12;
/** Who names an employer means it before others of the same town or with the same words somewhere. */
const EMPLOYER_NAMED = 16;

export interface RankingBonus extends Bonus {
  /** Why, for people. */
  label: string;
}

interface Known {
  now: Date;
  place: { kind: string; name: string; center: Point | null } | null;
  /** Account numbers. */
  employers: readonly string[];
}

export function bonuses({ now, place, employers }: Known): RankingBonus[] {
  const center = place?.center;
  // Whole hours, so that searches within one are the same search.
  const hour = Math.floor(now.getTime() / 3_600_000) * 3_600_000;
  const since = (days: number) => new Date(hour - days * DAY_MS);
  const all: (RankingBonus | null | undefined | false)[] = [
    ...FRESHNESS.map(({ days, points }) => ({
      ...{ label: `Posted within ${days} days`, points },
      filter: { field: 'startDate', from: since(days) },
    })),
    ...CLOSENESS.map(
      ({ miles, points }) =>
        center && { label: `Within ${miles} miles of ${place.name}`, points, filter: { near: center, miles } },
    ),
    { label: 'Pinned', points: PINNED, filter: { field: 'isHot', anyOf: [true] } },
    { label: 'Featured', points: FEATURED, filter: { field: 'isFeatured', anyOf: [true] } },
    place?.kind === 'iu' && {
      ...{ label: 'Of the intermediate unit itself', points: UNIT_ITSELF },
      filter: { field: 'organizationType', anyOf: ['Intermediate Unit'] },
    },
    employers.length > 0 && {
      ...{ label: 'Of the organization you named', points: EMPLOYER_NAMED },
      filter: { field: 'organization', anyOf: employers },
    },
  ];
  return all.filter((bonus) => !!bonus);
}
