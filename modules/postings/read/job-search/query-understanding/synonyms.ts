/**
 * A set of synonyms. A phrase of `same` matches all phrases of it; a phrase of `from` also matches those of `to`, but not
 * vice versa. Each entry names an example query that it serves.
 */
export type SynonymEntry = { readonly example: string } & (
  | { readonly same: readonly string[] }
  | { readonly from: readonly string[]; readonly to: readonly string[] }
);

export const SYNONYMS: readonly SynonymEntry[] = [
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
  { example: 'music teacher', from: ['music'], to: ['band', 'chorus', 'choir', 'orchestra'] },
  { example: 'art teacher', from: ['art'], to: ['visual arts', 'ceramics'] },
  { example: 'comp sci', same: ['comp sci', 'computer science', 'coding'] },
  { example: 'soc studies', same: ['soc studies', 'social studies'] },
  { example: 'world language', from: ['world language'], to: ['spanish', 'french', 'german', 'latin', 'mandarin'] },
  { example: 'ag teacher', same: ['ag teacher', 'agriculture teacher', 'agriculture', 'agriscience'] },
  { example: 'stem', same: ['stem', 'steam'] },
  { example: 'gifted', same: ['gifted', 'gifted support', 'enrichment'] },
  { example: 'autism', same: ['autism', 'autistic', 'autistic support'] },
  { example: 'TVI', same: ['tvi', 'vision support', 'visually impaired', 'vision teacher'] },
  { example: 'ESY', same: ['esy', 'extended school year', 'summer school'] },
  { example: 'literacy coach', same: ['literacy coach', 'reading coach', 'instructional coach'] },
  // Levels.
  { example: 'elementary art', from: ['elementary', 'elem'], to: ['elementary', 'primary', 'k-4', 'k-5', 'k-6'] },
  { example: 'ms science', from: ['middle school', 'ms'], to: ['middle school', 'middle level', 'junior high', '6-8'] },
  { example: 'hs math', from: ['high school', 'hs'], to: ['high school', 'secondary', '9-12', '7-12'] },
  { example: 'secondary english', from: ['secondary'], to: ['high school', 'middle school', '7-12', '9-12'] },
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
  { example: 'aide', from: ['aide'], to: ['paraprofessional', 'paraeducator', 'instructional assistant'] },
  {
    example: 'teacher assistant',
    from: ['teacher assistant', 'teaching assistant'],
    to: ['teacher aide', 'paraprofessional'],
  },
  {
    example: 'building sub',
    same: ['building sub', 'building substitute', 'permanent substitute', 'guest teacher', 'day to day substitute'],
  },
  { example: 'school psychologist', from: ['school psychologist', 'school psych'], to: ['psychologist'] },
  { example: 'social worker', same: ['social worker', 'home and school visitor'] },
  { example: 'RBT', same: ['rbt', 'behavior technician'] },
  { example: 'asl interpreter', same: ['asl interpreter', 'sign language interpreter', 'educational interpreter'] },
  { example: 'nurse', from: ['nurse'], to: ['rn', 'lpn'] },
  // Leading.
  { example: 'vice principal', same: ['vice principal', 'assistant principal', 'asst principal'] },
  { example: 'super', same: ['super', 'superintendent'] },
  { example: 'CFO', same: ['cfo', 'chief financial officer', 'business manager', 'business administrator'] },
  { example: 'HR director', same: ['hr', 'human resources', 'personnel'] },
  { example: 'director of athletics', same: ['athletic director', 'director of athletics'] },
  {
    example: 'sped director',
    same: ['sped director', 'director of special education', 'supervisor of special education'],
  },
  { example: 'curriculum director', same: ['curriculum director', 'director of curriculum', 'curriculum coordinator'] },
  { example: 'technology director', same: ['technology director', 'it director', 'director of technology'] },
  { example: 'principal', from: ['principal'], to: ['head of school'] },
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
  { example: 'secretary', from: ['secretary'], to: ['administrative assistant', 'office assistant', 'clerical'] },
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
  { example: 'asst coach', same: ['asst', 'assistant'] },
  // Employers.
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
