import type { Place } from '../../modules/directory/contract/questions.js';
import { Geography } from '../../modules/directory/read/geography.js';
import { readReference } from '../../modules/directory/read/reference-files.js';
import { chance, oneOf } from '../engines/search-probe.js';
import type { Role } from './role.js';
import { RUNNING } from './roles-running.js';
import { SERVING } from './roles-serving.js';
import { TEACHING } from './roles-teaching.js';

export const ROLES: readonly Role[] = [...TEACHING, ...SERVING, ...RUNNING];
export const LEVELS = ['elementary', 'middle', 'high'] as const;
export type Level = (typeof LEVELS)[number];
export type Contract = 'part-time' | 'long-term substitute';

export interface Employer {
  number: string;
  name: string;
  isUnit: boolean;
  iu: number | null;
  place: Place;
}

/** What a posting is about. It is fixed before the posting's text is written, and all that grades look at. */
export interface Hidden {
  index: number;
  role: Role;
  level: Level | null;
  contract: Contract | null;
  isRemote: boolean;
  employer: Employer;
  /** The district's own number for it. */
  number: string;
}

export const POSTINGS = 3_300;
const SEED = 17;
/** Where half of the postings are, as people live in some places more than in others; units post a sixth of them. */
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

/** Organizations with a place, by number. An intermediate unit lies in the first county of its schools. */
export function employers(): Employer[] {
  const geography = new Geography();
  const rows = readReference('organizations');
  const countyOf = (row: Record<string, string>) =>
    row.county || rows.find(({ iu, county }) => county && iu === row.iu)?.county || '';
  return rows.flatMap((row) => {
    const county = geography.countyNamed(countyOf(row));
    const place =
      geography.place(row.zip ?? '') ??
      (county && geography.somewhereIn(county.number, row.city || (row.account_name ?? '')));
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

export function hiddenPostings(): Hidden[] {
  const random = chance(SEED);
  const all = employers();
  const geography = new Geography();
  const focus = all.filter(({ place }) => FOCUS.includes(geography.counties[place.county - 1]?.name ?? ''));
  const units = all.filter(({ isUnit }) => isUnit);
  return Array.from({ length: POSTINGS }, (_, index): Hidden => {
    const role = ROLES[index % ROLES.length] as Role;
    return {
      index,
      role,
      level: role.levels && random() < 0.7 ? oneOf(random, LEVELS) : null,
      contract: random() < 0.16 ? oneOf(random, ['part-time', 'long-term substitute']) : null,
      isRemote: random() < 0.03,
      employer: oneOf(random, oneOf(random, [focus, focus, focus, all, all, units])),
      number: `R${4_000 + index}`,
    };
  });
}
