import type { SynonymEntry } from './synonym-entry.js';
import { COUNTED_SYNONYMS } from './synonyms-counted.js';
import { JOB_SYNONYMS } from './synonyms-jobs.js';
import { SPORT_SYNONYMS } from './synonyms-sports.js';
import { TEACHING_SYNONYMS } from './synonyms-teaching.js';

export const SYNONYMS: readonly SynonymEntry[] = [
  ...TEACHING_SYNONYMS,
  // Leading.
  { example: 'vice principal', same: ['vice principal', 'vp', 'assistant principal', 'asst principal'] },
  { example: 'super', same: ['super', 'supt', 'superintendent'] },
  { example: 'CFO', same: ['cfo', 'chief financial officer', 'business manager', 'business administrator'] },
  { example: 'HR director', same: ['hr', 'human resources', 'personnel'] },
  { example: 'director of athletics', same: ['athletic director', 'director of athletics'] },
  {
    example: 'sped director',
    same: ['sped director', 'director of special education', 'supervisor of special education'],
  },
  { example: 'curriculum director', same: ['curriculum director', 'director of curriculum', 'curriculum coordinator'] },
  { example: 'technology director', same: ['technology director', 'it director', 'director of technology'] },
  { example: 'head of school', same: ['principal', 'head of school', 'head of schools'] },
  { example: 'dean of students', from: ['dean of students'], to: ['dean'] },
  { example: 'office manager', from: ['office manager'], to: ['secretary', 'administrative assistant'] },
  { example: 'registrar', from: ['registrar'], to: ['records', 'enrollment', 'guidance secretary'] },
  // Running a school.
  { example: 'janitor', same: ['janitor', 'custodian', 'custodial'] },
  {
    example: 'lunch lady',
    same: [
      'lunch lady',
      'cafeteria worker',
      'lunchroom aide',
      'food service',
      'cafeteria',
      'nutrition',
      'nutritional service',
    ],
  },
  { example: 'kitchen', from: ['kitchen'], to: ['cook', 'food service', 'cafeteria'] },
  { example: 'cook', from: ['cook'], to: ['kitchen', 'food service'] },
  {
    example: 'front desk',
    from: ['front desk'],
    to: ['receptionist', 'front office', 'secretary', 'office assistant'],
  },
  {
    example: 'help desk',
    same: ['help desk', 'computer technician', 'it support', 'technology support', 'tech support'],
  },
  { example: 'sysadmin', same: ['sysadmin', 'system administrator', 'network administrator', 'network engineer'] },
  {
    example: 'security guard',
    same: ['security guard', 'security officer', 'school police', 'safety officer', 'school resource officer', 'sro'],
  },
  { example: 'handyman', from: ['handyman'], to: ['maintenance'] },
  { example: 'drive a school bus', same: ['drive a school bus', 'school bus driver', 'bus driver'] },
  { example: 'receptionist', from: ['clerical', 'receptionist'], to: ['secretary', 'administrative assistant'] },
  {
    example: 'secretary',
    from: ['secretary'],
    to: ['administrative assistant', 'office assistant', 'clerical', 'front office'],
  },
  { example: 'admin assistant', same: ['administrative assistant', 'admin assistant', 'admin asst'] },
  { example: 'bookkeeper', same: ['bookkeeper', 'accounting', 'accountant', 'accounts payable'] },
  { example: 'groundskeeper', same: ['groundskeeper', 'grounds crew', 'landscaping'] },
  { example: 'maintenance', from: ['maintenance'], to: ['hvac', 'electrician', 'plumber', 'groundskeeper'] },
  {
    example: 'lunch monitor',
    same: ['lunch monitor', 'cafeteria monitor', 'recess aide', 'playground aide', 'lunch aide'],
  },
  { example: 'mechanic', same: ['mechanic', 'automotive technician'] },
  { example: 'cdl driver', from: ['cdl'], to: ['bus driver'] },
  { example: 'van driver', from: ['van driver'], to: ['driver'] },
  // Working conditions.
  { example: 'part-time custodian', same: ['part time', 'pt time'] },
  { example: 'remote teacher', same: ['remote', 'work from home', 'from home', 'telework'] },
  { example: 'full-time nurse', same: ['full time', 'ft time'] },
  { example: 'after school', same: ['after school', 'afterschool', 'extended day'] },
  {
    example: 'night custodian',
    from: ['night'],
    to: ['evening', 'second shift', '2nd shift', 'third shift', '3rd shift'],
  },
  { example: 'online teacher', same: ['online', 'virtual', 'cyber'] },
  { example: 'asst coach', same: ['asst', 'assistant'] },
  { example: 'principle', same: ['principal', 'principle'] },
  ...JOB_SYNONYMS,
  ...COUNTED_SYNONYMS,
  ...SPORT_SYNONYMS,
  // Employers.
  { example: 'capital area iu', same: ['iu', 'intermediate unit'] },
  { example: 'scranton sd', same: ['sd', 'school district', 'public schools'] },
  { example: 'derry asd', from: ['asd'], to: ['area school district', 'autistic support'] },
  { example: 'berks ctc', same: ['ctc', 'career and technology center', 'vo tech school', 'avts', 'technical school'] },
];

/** Stop words of queries. They are dropped unless the query has no other words. */
export const QUERY_STOP_WORDS: readonly string[] = [
  ...[
    'job',
    'jobs',
    'position',
    'positions',
    'opening',
    'openings',
    'vacancy',
    'vacancies',
    'hiring',
    'work',
    'career',
  ],
  ...['listing', 'posting', 'number', 'no', 'i', 'want', 'wanted', 'looking', 'need', 'someone', 'somebody', 'me'],
  ...['near', 'around', 'close', 'within', 'miles', 'please', 'find', 'teach'],
];
