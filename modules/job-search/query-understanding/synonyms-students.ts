import { related, type SynonymEntry, same } from './synonym-entry.js';

/** Special education, therapies, health, counseling, aides and substitutes. */
export const STUDENT_SYNONYMS: readonly SynonymEntry[] = [
  // Special education.
  same('life skills', 'living skills', 'fls', 'functional life skills', 'life skills support'),
  related(
    ['life skills', 'life skills support', 'multiple disabilities'],
    ['multiple disabilities', 'adaptive living', 'ils', 'special education', 'sped', 'special needs'],
  ),
  same('emotional support', 'behavior', 'behavioral', 'behavioral support', 'emotionally disabled', 'behavior support'),
  related(['emotional support'], ['special education', 'sped', 'resource room', 'exceptional child']),
  same('autism', 'autistic', 'autistic support', 'autism support'),
  related(['autistic support', 'autism'], ['special education', 'sped', 'special needs']),
  related(
    ['learning support', 'resource room', 'resource teacher', 'inclusion', 'co teacher', 'itinerant', 'iep'],
    [
      ...['special education', 'resource room', 'sped', 'resource', 'inclusion', 'case manager', 'co teacher'],
      ...['itinerant', 'exceptional child'],
    ],
  ),
  related(
    ['sped', 'special ed', 'special education', 'special needs', 'exceptional children'],
    [
      ...['learning support', 'emotional support', 'autistic support', 'life skills', 'resource room', 'special needs'],
      ...['resource', 'exceptional child', 'special programs', 'autism', 'case manager'],
    ],
  ),
  related(
    ['intervention', 'mtss', 'rti', 'student support'],
    ['mtss', 'interventionist', 'intervention', 'student support'],
  ),
  same('teacher of the deaf', 'deaf', 'hearing impaired', 'hearing support', 'hard of hearing', 'deaf education'),
  same('tvi', 'vision support', 'visually impaired', 'vision teacher', 'blind', 'vision impaired'),
  same('orientation and mobility', 'o&m', 'mobility specialist'),
  same(
    'asl interpreter',
    'sign language interpreter',
    'educational interpreter',
    'deaf interpreter',
    'asl',
    'sign language',
  ),
  related(['asl interpreter', 'deaf interpreter', 'asl'], ['interpreter', 'deaf', 'interpreter for the deaf']),
  same('translator', 'interpreter', 'translation'),
  same('transition coordinator', 'transition specialist'),
  related(['transition coordinator', 'transition', 'job coach'], ['transition', 'job coach', 'career coordinator']),
  same('vocational coach', 'employment specialist', 'job coach'),
  // Therapies.
  same(
    'slp',
    'speech therapist',
    'speech pathologist',
    'speech language pathologist',
    'speech clinician',
    'speech therapy',
  ),
  same('slpa', 'slp assistant', 'speech language pathologist assistant', 'speech assistant', 'speech aide'),
  related(
    ['speech', 'speech teacher', 'speech language'],
    ['speech language pathologist', 'speech pathologist', 'slp'],
  ),
  same('ot', 'occupational therapist', 'occupational therapy'),
  same('cota', 'occupational therapist assistant', 'occupational therapy assistant'),
  related(['cota'], ['occupational therapist', 'occupational therapy']),
  same('dpt', 'physical therapist', 'physical therapy'),
  same('pta', 'physical therapy assistant', 'physical therapist assistant'),
  related(['pt', 'pta'], ['physical therapist', 'physical therapy']),
  related(
    ['therapist', 'therapy', 'related services'],
    ['pathologist', 'counselor', 'occupational', 'physical therapist'],
  ),
  same('bcba', 'behavior analyst', 'behavior specialist', 'behavior consultant', 'board certified behavior analyst'),
  related(['bcba', 'behavior specialist', 'aba'], ['behavior intervention', 'behavior interventionist', 'behavior']),
  related(['rbt', 'behavior technician', 'behavior aide', 'tss'], ['behavior', 'behavior specialist', 'behavioral']),
  // Health.
  same('csn', 'school nurse', 'certified school nurse'),
  same('rn', 'registered nurse'),
  same('lpn', 'practical nurse', 'licensed practical nurse'),
  related(
    ['nurse', 'school nurse', 'rn', 'lpn', 'nursing', 'csn'],
    ['nurse', 'rn', 'lpn', 'health aide', 'health room'],
  ),
  same('health room assistant', 'health aide', 'health room aide', 'nurse assistant', 'nurse aide', 'nurse clerk'),
  related(['health room', 'health aide', 'nurse aide', 'health clerk'], ['nurse', 'health room', 'first aid']),
  same('dental hygienist', 'hygienist', 'dental'),
  related(['wellness', 'mental health'], ['wellness', 'mental health', 'counselor', 'social worker']),
  same('athletic trainer', 'certified athletic trainer', 'sports trainer', 'sports medicine'),
  related(['trainer'], ['athletic trainer']),
  // Counseling.
  same('guidance counselor', 'guidance', 'school counselor', 'counselor', 'counseling', 'guidance teacher'),
  related(['college counselor', 'career counselor'], ['counselor', 'career coordinator', 'college']),
  related(['school psychologist', 'school psych'], ['psychologist', 'psych', 'diagnostician']),
  same('social worker', 'home and school visitor', 'school social worker', 'social work'),
  related(
    ['attendance officer', 'truancy', 'home visitor', 'family liaison', 'community liaison', 'case worker'],
    ['home and school visitor', 'social worker', 'liaison', 'attendance', 'advocate'],
  ),
  // Aides.
  same(
    ...([
      ...['para', 'paraprofessional', 'para professional', 'paraeducator', 'para educator', 'instructional assistant'],
      ...['instructional aide', 'parapro'],
    ] as [string, ...string[]]),
  ),
  same(
    ...([
      ...['teacher aide', 'classroom aide', 'classroom assistant', 'paraprofessional', 'special education aide'],
      ...['teacher assistant', 'teaching assistant', 'teachers aide'],
    ] as [string, ...string[]]),
  ),
  related(
    ['aide', 'ta', 'teacher aide', 'teacher assistant', 'para', 'paraprofessional', 'instructional aide', 'gsa'],
    [
      ...['paraprofessional', 'para professional', 'paraeducator', 'instructional assistant', 'educational assistant'],
      ...['education support', 'educational support', 'education assistant', 'aide', 'instructional aide'],
    ],
  ),
  same(
    ...([
      ...['pca', 'personal care assistant', 'personal care aide', 'one to one aide', '1:1 aide', 'one on one aide'],
      ...['1:1 paraprofessional', 'one on one', '1 on 1'],
    ] as [string, ...string[]]),
  ),
  related(
    ['pca', 'personal care assistant', 'personal care aide', '1:1 aide', 'one to one aide', 'one on one aide', 'tss'],
    [
      'one on one',
      '1 on 1',
      'special education aide',
      'paraprofessional',
      'paraeducator',
      'aide',
      'instructional aide',
    ],
  ),
  same('library assistant', 'library aide', 'library clerk', 'library paraprofessional', 'media paraprofessional'),
  related(
    ['library assistant', 'library aide', 'library paraprofessional'],
    ['library media technician', 'paraeducator library', 'library media paraeducator', 'library', 'curriculum library'],
  ),
  // Substitutes.
  same('sub', 'substitute'),
  same('lts', 'long term substitute', 'long term sub', 'long term assignment', 'lta'),
  related(['lts', 'long term sub', 'long term substitute'], ['one year only', 'temporary', 'year only']),
  same(
    ...([
      ...['building sub', 'building substitute', 'permanent sub', 'permanent substitute', 'guest teacher', 'daily sub'],
      ...['day to day substitute', 'day to day sub', 'per diem substitute', 'daily substitute'],
    ] as [string, ...string[]]),
  ),
  related(
    ['substitute teacher', 'sub teacher', 'sub', 'subs', 'per diem', 'day to day', 'guest teacher', 'emergency permit'],
    ['guest teacher', 'substitute', 'daily assignment', 'day to day', 'substitute teacher', 'building substitute'],
  ),
];
