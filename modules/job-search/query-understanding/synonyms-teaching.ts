import { related, type SynonymEntry, same } from './synonym-entry.js';

/** Teachers, abbreviations of many titles, and kinds of employers. */
export const TEACHING_SYNONYMS: readonly SynonymEntry[] = [
  same('teacher', 'tchr'),
  related(['teaching', 'teacher', 'tchr', 'educator', 'faculty'], ['teacher', 'instructor', 'educator']),
  related(['instructor'], ['teacher']),
  same('math', 'maths', 'mathematics'),
  same('ela', 'english language arts', 'language arts'),
  related(['english teacher'], ['teacher english', 'english', 'language arts', 'ela']),
  same('sped', 'special ed', 'special education', 'spec ed'),
  same('soc studies', 'social studies'),
  related(['world language', 'foreign language'], ['spanish', 'french', 'german', 'latin']),
  same('stem', 'steam'),
  same('asst', 'assistant'),
  related(['secondary'], ['high school', 'middle school', '7-12', '9-12', '6-12']),
  related(['7-12', '9-12', '6-12', '5-12'], ['secondary', 'high school']),
  related(['6-8', '5-8', '7-8'], ['middle school', 'junior high']),
  related(['k-8'], ['elementary']),
  related(['ta', 'behavior aide'], ['teacher aide', 'teacher assistant', 'behavior technician']),
  related(['rn', 'registered nurse'], ['school nurse']),
  related(['ad'], ['athletic director']),
  related(['perm sub'], ['building substitute', 'permanent substitute']),
  related(['remote', 'work from home', 'from home', 'telework'], ['virtual', 'online', 'cyber']),
  // Employers.
  same('iu', 'intermediate unit'),
  same('sd', 'school district', 'public schools'),
  related(['asd'], ['area school district', 'autistic support']),
  same('ctc', 'career and technology center', 'vo tech school', 'avts', 'technical school'),
];
