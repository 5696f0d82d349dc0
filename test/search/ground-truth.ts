import type { Place } from '#modules/directory/contract/directory-api.js';
import { Geography } from '#modules/directory/read/geography.js';
import { readReferenceFile } from '#modules/directory/read/reference-files.js';
import { chance, oneOf } from '../services/search-probe.js';
import type { Role } from './role.js';
import { RUNNING } from './roles-running.js';
import { SERVING } from './roles-serving.js';
import { TEACHING } from './roles-teaching.js';

export const ROLES: readonly Role[] = [...TEACHING, ...SERVING, ...RUNNING];
const LEVELS = ['elementary', 'middle', 'high'] as const;
export type Level = (typeof LEVELS)[number];
export type Contract = 'part-time' | 'long-term substitute';

export interface Employer {
  number: string;
  name: string;
  isUnit: boolean;
  iu: number | null;
  place: Place;
}

/** Attributes of a posting. They are fixed before its text is written, and grades depend on nothing else. */
export interface GroundTruth {
  index: number;
  role: Role;
  level: Level | null;
  contract: Contract | null;
  isRemote: boolean;
  employer: Employer;
  /** External listing number. */
  number: string;
}

const POSTINGS = 3_300;
const SEED = 17;
/** Counties of half of the postings, like the population; intermediate units post a sixth of all. */
const FOCUS = [
  'Dauphin',
  'York',
  'Lancaster',
  'Erie',
  'Allegheny',
  'Philadelphia',
  'Lackawanna',
  'Centre',
  'Berks',
  'Lehigh',
  'Cumberland',
  'Luzerne',
];

/** Organizations with a known place. An intermediate unit is in the first county of its schools. */
function listEmployers(): Employer[] {
  const geography = new Geography();
  const rows = readReferenceFile('organizations');
  const countyOf = (row: Record<string, string>) =>
    row.county || rows.find(({ iu, county }) => county && iu === row.iu)?.county || '';
  return rows.flatMap((row) => {
    const county = geography.findCounty(countyOf(row));
    const place =
      geography.findPlace(row.zip ?? '') ??
      (county && geography.guessPlace(county.number, row.city || (row.account_name ?? '')));
    if (!place) return [];
    const isUnit = row.account_type === 'Intermediate Unit';
    return [
      {
        number: row.account_number ?? '',
        name: row.account_name ?? '',
        isUnit,
        iu: row.iu ? Number(row.iu) : null,
        place,
      },
    ];
  });
}

/** Picks employers, most of them in a few counties. */
export function employerPicker(): (random: () => number) => Employer {
  const all = listEmployers();
  const geography = new Geography();
  const focus = all.filter(({ place }) => FOCUS.includes(geography.counties[place.county - 1]?.name ?? ''));
  const units = all.filter(({ isUnit }) => isUnit);
  return (random) => oneOf(random, oneOf(random, [focus, focus, focus, all, all, units]));
}

export function groundTruthPostings(): GroundTruth[] {
  const random = chance(SEED);
  const pickEmployer = employerPicker();
  return Array.from({ length: POSTINGS }, (_, index): GroundTruth => {
    const role = ROLES[index % ROLES.length] as Role;
    return {
      index,
      role,
      level: role.levels && random() < 0.7 ? oneOf(random, LEVELS) : null,
      contract: random() < 0.16 ? oneOf(random, ['part-time', 'long-term substitute']) : null,
      isRemote: random() < 0.03,
      employer: pickEmployer(random),
      number: `R${4_000 + index}`,
    };
  });
}
