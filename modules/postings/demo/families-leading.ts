import { CLEARANCES, type Family } from './family.js';

export const LEADING: readonly Family[] = [
  {
    matches: /^(Head|Assistant) Coach/,
    titles: [
      '{}, Girls Soccer',
      '{}, Boys Basketball',
      '{}, Track and Field',
      '{}, Wrestling',
      '{}, Softball',
      '{}, Swimming',
    ],
    salary: [2_500, 8_500],
    responsibilities: [
      'Plan practices and contests for the season and keep every athlete safe.',
      'Teach skill, fair play and how to lose.',
      'Look after equipment, eligibility lists and bus times.',
    ],
    needs: ['First aid, CPR and concussion training', CLEARANCES],
  },
  {
    matches: /Band Director|Advisor|Drama Director/,
    titles: ['{}', '{}, {school}', '{} (extra duty)'],
    salary: [1_500, 6_500],
    responsibilities: [
      'Lead rehearsals or meetings after school and the performances that come of them.',
      'Find a part for every student who wants one.',
      'Keep the budget and the calendar of the group.',
    ],
    needs: ['Experience in the field', CLEARANCES],
  },
  {
    matches: /^Principal|Assistant Principal|Dean/,
    titles: ['{}', '{}, {school}', '{} (12 months)'],
    salary: [82_000, 128_000],
    responsibilities: [
      'Be in classrooms every day, and talk with teachers about what you saw.',
      'Make the building a place where students feel known and rules make sense.',
      'Lead hiring, scheduling and the budget of the building.',
      'Keep families informed before they have to ask.',
    ],
    needs: ['Administrative certificate, Principal K-12', 'Five years of teaching', CLEARANCES],
  },
  {
    matches: /Instructional Coach/,
    titles: [
      'Instructional Coach',
      'Instructional Coach, Mathematics',
      'Instructional Coach, Literacy',
      'Instructional Coach, {school}',
    ],
    salary: [58_000, 86_000],
    responsibilities: [
      'Plan with teachers, teach beside them, and look at the results together.',
      'Model lessons and open your own to visitors.',
      'Lead study groups and new-teacher induction.',
    ],
    needs: ['Instructional II certificate', 'Five years of teaching', CLEARANCES],
  },
  {
    matches: /Business Manager/,
    titles: ['Business Manager', 'Business Manager (12 months)', 'Business Manager and Board Treasurer'],
    salary: [92_000, 142_000],
    responsibilities: [
      'Prepare the budget, follow it through the year, and explain it in public.',
      'Oversee payroll, purchasing, insurance, food service and the audit.',
      'Plan five years ahead for buildings and debt.',
    ],
    needs: ['Degree in accounting or business; PRSBA is welcome', 'Five years in public finance', CLEARANCES],
  },
  {
    matches: /Superintendent|Executive|Director|Supervisor|(Programs|Relations) Coordinator/,
    titles: ['{}', '{} (12 months)', '{}, full-time'],
    salary: [84_000, 152_000],
    responsibilities: [
      'Lead a team of professionals and give it clear goals and the means to reach them.',
      'Prepare and watch over the budget of the area, and report to the board.',
      'Use student results to decide what to keep, change and stop.',
      'Write the grant applications and compliance reports of the area.',
      'Speak for the schools with families, the community and the Department of Education.',
    ],
    needs: [
      'The administrative certificate or letter of eligibility that the position calls for',
      'At least three years of related experience',
      CLEARANCES,
    ],
  },
  {
    matches: /Solicitor|Attorney|Consultant/,
    titles: ['{}', '{}, part-time', '{} (contract)'],
    salary: [62_000, 118_000],
    responsibilities: [
      'Advise the board and its administrators before decisions are made.',
      'Review contracts, policies and bids.',
      'Attend board meetings, usually one evening a month.',
    ],
    needs: ['The license that the profession requires', 'Knowledge of Pennsylvania school law'],
  },
];
