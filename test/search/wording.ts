import { chance, oneOf } from '../engines/search-probe.js';
import type { Hidden, Level } from './hidden.js';
import { ROLES } from './hidden.js';

const SEED = 7;

const SCHOOLS: Record<Level, readonly string[]> = {
  elementary: ['Lincoln Elementary', 'Hillcrest Elementary School', 'Maple Street Primary'],
  middle: ['Oak Grove Middle School', 'Washington Junior High'],
  high: ['Northside High School', 'Central Senior High School'],
};
const GRADES: Record<Level, readonly string[]> = {
  elementary: ['Grades K-5', 'K-4', 'Elementary'],
  middle: ['Grades 6-8', 'Middle School', 'Middle Level'],
  high: ['Grades 9-12', 'High School', 'Secondary'],
};
const OPENINGS = [
  'is looking for a colleague as',
  'has an opening for',
  'invites applications for the position of',
  'seeks, for the coming term,',
];
/** Words that stand in the text of every kind of posting, whatever it is for. */
const NOISE = [
  'Clearances and a physical examination are required before the first day.',
  'The successful candidate is a team player who puts students first.',
  'We offer health insurance, a pension and tuition reimbursement.',
  'Applications are reviewed as they arrive. Questions go to the secretary of the personnel office.',
  'Experience with Google Classroom and PowerSchool is welcome.',
];

/** Title and description of a posting, written from its hidden attributes; the same text for the same attributes. */
export function written(hidden: Hidden): { title: string; description: string } {
  const random = chance(SEED + hidden.index);
  const { role, employer } = hidden;
  const title = contracted(hidden, levelled(hidden, oneOf(random, role.titles), random), random);
  const colleague = oneOf(random, ROLES);
  const paragraphs = [
    `${employer.name} ${oneOf(random, OPENINGS)} ${oneOf(random, role.titles)} in ${employer.place.city}.`,
    role.duties.join(' '),
    `You will work with our ${oneOf(random, colleague.titles)} and report to the building administrator.`,
    `${oneOf(random, NOISE)} ${oneOf(random, NOISE)}`,
  ];
  if (hidden.isRemote) paragraphs.push('All of the work is done from home, over the internet.');
  return { title, description: paragraphs.map((text) => `<p>${text}</p>`).join('') };
}

function levelled({ level }: Hidden, title: string, random: () => number): string {
  if (!level) return title;
  const way = random();
  if (way < 0.35) return `${title}, ${oneOf(random, SCHOOLS[level])}`;
  if (way < 0.7) return `${title} (${oneOf(random, GRADES[level])})`;
  return level === 'middle' ? `Middle School ${title}` : `${level === 'high' ? 'High School' : 'Elementary'} ${title}`;
}

function contracted({ contract }: Hidden, title: string, random: () => number): string {
  if (!contract) return title;
  if (contract === 'part-time')
    return oneOf(random, [`${title}, Part-Time`, `Part Time ${title}`, `${title} (part-time, 4 hours)`]);
  return oneOf(random, [`Long-Term Substitute ${title}`, `${title} (LTS)`, `${title}, Long Term Substitute`]);
}
