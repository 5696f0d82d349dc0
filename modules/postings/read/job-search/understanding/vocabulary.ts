/**
 * Words of the field. What is typed as one of `same` finds all of them; what is typed as `from` also finds `to`, and
 * not the other way round. Each entry names a search that it is for.
 */
export type Entry = { readonly example: string } & (
  | { readonly same: readonly string[] }
  | { readonly from: readonly string[]; readonly to: readonly string[] }
);

export const VOCABULARY: readonly Entry[] = [
  // Teaching.
  { example: 'math teacher', same: ['math', 'maths', 'mathematics'] },
  { example: 'math', from: ['math', 'mathematics'], to: ['algebra', 'geometry teacher', 'calculus'] },
  { example: 'ela teacher', same: ['ela', 'english language arts', 'language arts'] },
  { example: 'ela teacher', from: ['ela', 'language arts', 'english teacher'], to: ['teacher english', 'english'] },
  {
    example: 'esl teacher',
    same: ['esl', 'eld', 'ell', 'english as a second language', 'english language development'],
  },
  { example: 'phys ed', same: ['pe', 'phys ed', 'hpe', 'physical education', 'gym'] },
  { example: 'shop teacher', same: ['shop', 'tech ed', 'technology education', 'technology and engineering'] },
  { example: 'home ec', same: ['fcs', 'home ec', 'home economics', 'family and consumer science'] },
  { example: 'cte instructor', same: ['cte', 'vo tech', 'vocational', 'career and technical education'] },
  { example: 'history teacher', from: ['history'], to: ['social studies', 'civics'] },
  { example: 'science teacher', from: ['science'], to: ['biology', 'chemistry', 'physics'] },
  { example: 'pre-k teacher', same: ['pre k', 'prek', 'preschool', 'pre kindergarten', 'early childhood'] },
  { example: 'kindergarten', from: ['kindergarten', 'preschool'], to: ['early childhood'] },
  { example: 'foreign language', same: ['world language', 'foreign language'] },
  { example: 'sped teacher', same: ['sped', 'special ed', 'special education'] },
  {
    example: 'sped teacher',
    from: ['sped', 'special ed'],
    to: ['learning support', 'emotional support', 'autistic support', 'life skills'],
  },
  { example: 'teacher of the deaf', same: ['deaf', 'hearing impaired', 'hearing support', 'hard of hearing'] },
  {
    example: 'media specialist',
    same: ['librarian', 'media specialist', 'library media specialist', 'library science'],
  },
  { example: 'reading teacher', same: ['reading specialist', 'literacy specialist', 'reading teacher'] },
  { example: 'drivers ed', same: ['drivers ed', 'driver ed', 'driver education', 'drivers education'] },
  // Students' support.
  {
    example: 'SLP',
    same: ['slp', 'speech therapist', 'speech pathologist', 'speech language pathologist', 'speech clinician'],
  },
  { example: 'OT', same: ['ot', 'occupational therapist'] },
  { example: 'COTA', from: ['cota'], to: ['occupational therapist'] },
  { example: 'physical therapist', same: ['dpt', 'physical therapist'] },
  { example: 'guidance', same: ['guidance counselor', 'guidance', 'school counselor', 'counselor'] },
  { example: 'BCBA', same: ['bcba', 'behavior analyst', 'behavior specialist'] },
  { example: 'LPN', same: ['lpn', 'practical nurse'] },
  { example: 'CSN', same: ['csn', 'school nurse', 'certified school nurse'] },
  { example: 'RN', from: ['rn', 'registered nurse'], to: ['school nurse'] },
  {
    example: 'para',
    same: ['para', 'paraprofessional', 'paraeducator', 'instructional assistant', 'instructional aide'],
  },
  {
    example: 'teacher aide',
    same: ['teacher aide', 'classroom aide', 'classroom assistant', 'paraprofessional', 'special education aide'],
  },
  { example: 'PCA', same: ['pca', 'personal care assistant', 'personal care aide', 'one to one aide', 'tss'] },
  { example: 'sub', same: ['sub', 'substitute'] },
  { example: 'LTS math', same: ['lts', 'long term substitute', 'long term sub'] },
  // Leading.
  { example: 'vice principal', same: ['vice principal', 'assistant principal', 'asst principal'] },
  { example: 'super', same: ['super', 'superintendent'] },
  { example: 'CFO', same: ['cfo', 'chief financial officer', 'business manager', 'business administrator'] },
  { example: 'HR director', same: ['hr', 'human resources', 'personnel'] },
  { example: 'director of athletics', same: ['athletic director', 'director of athletics'] },
  // Running a school.
  { example: 'janitor', same: ['janitor', 'custodian', 'custodial'] },
  { example: 'lunch lady', same: ['lunch lady', 'cafeteria worker', 'lunchroom aide', 'food service', 'cafeteria'] },
  { example: 'kitchen', from: ['kitchen'], to: ['cook', 'food service'] },
  {
    example: 'help desk',
    same: ['help desk', 'computer technician', 'it support', 'technology support', 'tech support'],
  },
  { example: 'sysadmin', same: ['sysadmin', 'system administrator', 'network administrator', 'network engineer'] },
  { example: 'security guard', same: ['security guard', 'security officer', 'school police', 'safety officer'] },
  { example: 'handyman', from: ['handyman'], to: ['maintenance'] },
  { example: 'drive a school bus', same: ['drive a school bus', 'school bus driver', 'bus driver'] },
  { example: 'receptionist', from: ['clerical', 'receptionist'], to: ['secretary', 'administrative assistant'] },
  // Circumstances.
  { example: 'part-time custodian', same: ['part time', 'pt time'] },
  { example: 'remote teacher', same: ['remote', 'work from home', 'from home', 'telework'] },
  { example: 'scranton sd', same: ['sd', 'school district'] },
];

/** Said around what is meant; left out wherever something else remains. */
export const FILLERS: readonly string[] = [
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
