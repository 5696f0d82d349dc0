import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { chance, oneOf } from '../../services/search-probe.js';
import { type Employer, employerPicker } from '../ground-truth.js';
import type { JudgedPosting } from '../seed-postings.js';
import type { TitledPosition } from './rule.js';

/** Real titles of postings, with their position in the catalogue. */
export const TITLES: readonly TitledPosition[] = parse(readFileSync(new URL('./titles.csv', import.meta.url)), {
  columns: true,
});

const SEED = 23;
/** Employers that post each title. */
const COPIES = 3;
const SHARE_DESCRIBED = 0.5;
const NOT_DESCRIBED = '<p>See the attached file.</p>';
/** Sentences of all kinds of postings, which name other jobs too. */
const SENTENCES = [
  'Reports to the building principal or a designee.',
  'Works with teachers, counselors and families to support all students.',
  'Supervises students in the cafeteria, on the bus and on the playground when assigned.',
  'Attends meetings, trainings and in-service days as scheduled.',
  'Experience with special education, emotional support or autistic support is a plus.',
  'Evening, night and summer hours may be needed.',
  'Coaching and club positions are available to staff.',
  'The school nurse, the secretary and the custodian help new colleagues to settle in.',
  'Act 34, 114 and 151 clearances are required before the first day of work.',
  'Full time employees receive health insurance and a pension.',
];

/** Postings with real titles, at real employers, half of them without a description. */
export function realPostings(): JudgedPosting[] {
  const random = chance(SEED);
  const pickEmployer = employerPicker();
  return Array.from({ length: COPIES }, () => TITLES).flatMap((titles, copy) =>
    titles.map(({ title, position }, at): JudgedPosting => {
      const employer = pickEmployer(random);
      const description = random() < SHARE_DESCRIBED ? describe(title, employer, random) : NOT_DESCRIBED;
      const index = copy * titles.length + at;
      return { index, number: `T${10_000 + index}`, title, description, position, employer, isRemote: false };
    }),
  );
}

function describe(title: string, { name, place }: Employer, random: () => number): string {
  const sentences = [1, 2, 3].map(() => oneOf(random, SENTENCES));
  return `<p>${name} is accepting applications for ${title} in ${place.city}.</p><p>${sentences.join(' ')}</p>`;
}
