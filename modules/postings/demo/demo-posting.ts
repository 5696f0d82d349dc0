import type { OrganizationSummary, Place, PositionSummary } from '#modules/directory/contract/directory-api.js';
import { DISTRICT_SIZES, GEOGRAPHIES } from '#modules/shared/geography.js';
import { localDate } from '#platform/time/local-time.js';
import type { JobPayloadInput } from '../contract/api/job.js';
import { describeJob, familyOf, titleOf } from './wording.js';

const DAY_MS = 86_400_000;
const CONTACTS = ['Alex Morgan', 'Jamie Porter', 'Taylor Reed', 'Casey Lowell', 'Jordan Ames', 'Robin Sayre'] as const;

const STREETS = ['School Lane', 'Main Street', 'Campus Drive', 'Church Road', 'Park Avenue'] as const;
/** By region. */
const AREA_CODES = new Map([
  ['SE', 610],
  ['NE', 570],
  ['NC', 814],
  ['NW', 814],
  ['SW', 724],
  ['SC', 717],
]);

/** Rounding steps of salaries, in US dollars. */
const SALARY_STEPS = { year: 500, day: 5, hour: 0.25 };

/** The stage of a demo posting: most are open, a few are queued, expired or filled. */
export type Stage = 'open' | 'queued' | 'expired' | 'filled';

/** A seeded random number generator (mulberry32), deterministic on every machine. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function stageOf(index: number): Stage {
  const turn = index % 20;
  return turn === 7 ? 'queued' : turn === 13 ? 'expired' : turn === 17 ? 'filled' : 'open';
}

/** The realistic posting number `index` of a series; `region` is that of the place's county. */
export function demoPosting(
  index: number,
  organization: OrganizationSummary,
  position: PositionSummary,
  place: Place,
  region: string,
  now: Date,
): JobPayloadInput {
  const random = randomOf(index + 1);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const family = familyOf(position);
  const title = titleOf(position, family, pick);
  const day = (offset: number) => localDate(new Date(now.getTime() + offset * DAY_MS));
  const [start, end] = datesOf(stageOf(index), below);
  const { salary, salaryUnit = 'year' } = family;
  const step = SALARY_STEPS[salaryUnit];
  const low = Math.round((salary[0] * (0.9 + random() * 0.3)) / step) * step;
  const high = low + Math.round(((salary[1] - salary[0]) * random()) / step) * step;
  const isExternal = index % 12 === 5;
  const isRemote = /Cyber|Online/.test(position.name);
  const [first, last] = pick(CONTACTS).split(' ');
  return {
    organization: organization.accountNumber,
    iu: organization.iu,
    position: position.id,
    title,
    contactsFirstName: first,
    contactsLastName: last,
    phoneNumber: `(${AREA_CODES.get(region) ?? 717})555-0${100 + below(100)}`,
    email: `hiring${index % 90}@schools.example`,
    addressLine1: `${100 + below(900)} ${pick(STREETS)}`,
    city: place.city,
    zipCode: place.zip,
    county: place.county,
    startDate: day(start),
    endDate: day(end),
    isRemote,
    isExternalPost: isExternal,
    externalUrl: isExternal ? `https://jobs.schools.example/openings/${1000 + index}` : '',
    geography: (!isRemote && GEOGRAPHIES.find((code) => code === region)) || 'ST',
    districtSize: pick(DISTRICT_SIZES),
    isSalaryShow: random() < 0.8,
    salaryMin: low,
    salaryMax: high,
    salaryUnit,
    isProfileRequired: false,
    isFeatured: index % 17 === 2,
    isHot: index % 60 === 4,
    description: describeJob(title, organization, place, family, pick),
  };
}

/** Days from today of the listing's start and end. */
function datesOf(stage: Stage, below: (n: number) => number): [start: number, end: number] {
  if (stage === 'queued') return [3 + below(18), 30 + below(40)];
  if (stage === 'expired') return [-70 + below(20), -1 - below(20)];
  // Over several months, for reports.
  if (stage === 'filled') return [-12 - below(160), 3 + below(60)];
  return [-below(45), 3 + below(60)];
}
