import { chance, oneOf } from '../services/search-probe.js';
import type { GroundTruth, Level } from './ground-truth.js';
import { ROLES } from './ground-truth.js';
import type { JudgedPosting } from './seed-postings.js';

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
/** Sentences that occur in all kinds of postings. */
const NOISE = [
  'Clearances and a physical examination are required before the first day.',
  'The successful candidate is a team player who puts students first.',
  'We offer health insurance, a pension and tuition reimbursement.',
  'Applications are reviewed as they arrive. Questions go to the secretary of the personnel office.',
  'Experience with Google Classroom and PowerSchool is welcome.',
];

/** The posting of the attributes. */
export function toPosting(truth: GroundTruth): JudgedPosting {
  const { index, number, role, level, employer, isRemote } = truth;
  const position = (level && role.positionAt?.[level]) || role.position;
  return { index, number, ...writePosting(truth), position, employer, isRemote };
}

/** Writes title and description of a posting from its attributes, deterministically. */
export function writePosting(truth: GroundTruth): { title: string; description: string } {
  const random = chance(SEED + truth.index);
  const { role, employer } = truth;
  const title = addContract(truth, addLevel(truth, oneOf(random, role.titles), random), random);
  const colleague = oneOf(random, ROLES);
  const paragraphs = [
    `${employer.name} ${oneOf(random, OPENINGS)} ${oneOf(random, role.titles)} in ${employer.place.city}.`,
    role.duties.join(' '),
    `You will work with our ${oneOf(random, colleague.titles)} and report to the building administrator.`,
    `${oneOf(random, NOISE)} ${oneOf(random, NOISE)}`,
  ];
  if (truth.isRemote) paragraphs.push('All of the work is done from home, over the internet.');
  return { title, description: paragraphs.map((text) => `<p>${text}</p>`).join('') };
}

function addLevel({ level }: GroundTruth, title: string, random: () => number): string {
  if (!level) return title;
  const way = random();
  if (way < 0.35) return `${title}, ${oneOf(random, SCHOOLS[level])}`;
  if (way < 0.7) return `${title} (${oneOf(random, GRADES[level])})`;
  return level === 'middle' ? `Middle School ${title}` : `${level === 'high' ? 'High School' : 'Elementary'} ${title}`;
}

function addContract({ contract }: GroundTruth, title: string, random: () => number): string {
  if (!contract) return title;
  if (contract === 'part-time')
    return oneOf(random, [`${title}, Part-Time`, `Part Time ${title}`, `${title} (part-time, 4 hours)`]);
  return oneOf(random, [`Long-Term Substitute ${title}`, `${title} (LTS)`, `${title}, Long Term Substitute`]);
}
