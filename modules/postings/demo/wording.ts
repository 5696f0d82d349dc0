import type { OrganizationSummary, Place, PositionSummary } from '#modules/directory/contract/directory-api.js';
import { LEADING } from './families-leading.js';
import { FURTHER, SUPPORTING } from './families-supporting.js';
import { TEACHING } from './families-teaching.js';
import type { Family } from './family.js';

const FAMILIES = [...TEACHING, ...LEADING, ...SUPPORTING];

const SCHOOLS = {
  elementary: ['Lincoln Elementary', 'Hillcrest Elementary', 'Riverside Elementary', 'Maple Street Elementary'],
  middle: ['Valley View Middle School', 'Oak Grove Middle School', 'Washington Middle School'],
  high: ['Northside High School', 'Central High School', 'Ridgeview High School'],
};

/** Subjects without teachers of their own in elementary schools. */
const SECONDARY = /Science|Biology|Chemistry|Physics|Business|Mathematics|Social|French|German|Latin|Driver|Technology/;

const OPENINGS = [
  '{organization} is looking for a colleague as {title}.',
  'Come and work with us in {city}: {organization} has an opening for {title}.',
  '{organization} invites applications for {title}.',
  'A position as {title} has become free at {organization}.',
] as const;

const PROMISES = [
  'You will find a team that shares its work, and leaders who are in classrooms and hallways every day.',
  'New colleagues get a mentor, a settled schedule, and time to arrive.',
  'We are large enough to specialize and small enough to know every student.',
  'We try things out, look honestly at what they did, and keep what helps.',
] as const;

const OFFERS = [
  'We offer a state pension, medical, dental and vision cover, and tuition support after one year.',
  'The position comes with the benefits of the agreement in force; salary depends on experience.',
  'Please tell us in your letter why this position and why now. We answer every application.',
  'Visits before you apply are welcome: call, and we will show you around.',
] as const;

export type Pick = <T>(list: readonly T[]) => T;

export function familyOf(position: PositionSummary): Family {
  return FAMILIES.find(({ matches }) => matches.test(position.name)) ?? FURTHER;
}

/** "Teacher, Music" becomes "Music" in a title, "Principal, Elementary" becomes "Elementary Principal". */
export function titleOf(position: PositionSummary, family: Family, pick: Pick): string {
  const subject = position.name
    .replace(/^Teacher, (Special Education, )?/, '')
    .replace(/^(Principal|School Counselor), (.+)$/, '$2 $1');
  const template = pick(family.titles);
  return template.replace('{}', subject).replace('{school}', pick(schoolsFor(`${subject} ${template}`)));
}

function schoolsFor(words: string): readonly string[] {
  if (/Elementary|Early Childhood/.test(words)) return SCHOOLS.elementary;
  if (/Middle/.test(words)) return SCHOOLS.middle;
  if (/High School|Secondary/.test(words)) return SCHOOLS.high;
  if (SECONDARY.test(words)) return [...SCHOOLS.middle, ...SCHOOLS.high];
  return Object.values(SCHOOLS).flat();
}

/** The description in HTML. */
export function describeJob(
  title: string,
  organization: OrganizationSummary,
  place: Place,
  { responsibilities, needs }: Family,
  pick: Pick,
): string {
  const shown = responsibilities.filter((_, at) => at < 2 || pick([true, true, false]));
  const opening = pick(OPENINGS)
    .replace('{organization}', organization.accountName)
    .replace('{city}', place.city)
    .replace('{title}', title);
  return [
    `<p>${escapeText(opening)} ${pick(PROMISES)}</p>`,
    `<h3>What you will do</h3>${list(shown)}`,
    `<h3>What you bring</h3>${list(needs)}`,
    `<p>${pick(OFFERS)}</p>`,
  ].join('');
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
