import type { SynonymEntry } from './synonym-entry.js';
import { CONDITION_SYNONYMS } from './synonyms-conditions.js';
import { COUNTED_SYNONYMS } from './synonyms-counted.js';
import { LEADING_SYNONYMS } from './synonyms-leading.js';
import { OPERATION_SYNONYMS } from './synonyms-operations.js';
import { SPORT_SYNONYMS } from './synonyms-sports.js';
import { STUDENT_SYNONYMS } from './synonyms-students.js';
import { SUBJECT_SYNONYMS } from './synonyms-subjects.js';
import { TEACHING_SYNONYMS } from './synonyms-teaching.js';

export const SYNONYMS: readonly SynonymEntry[] = [
  ...TEACHING_SYNONYMS,
  ...SUBJECT_SYNONYMS,
  ...STUDENT_SYNONYMS,
  ...LEADING_SYNONYMS,
  ...OPERATION_SYNONYMS,
  ...CONDITION_SYNONYMS,
  ...COUNTED_SYNONYMS,
  ...SPORT_SYNONYMS,
];

/** Stop words of queries, with the state that every posting is in. They are dropped outside of phrases and names. */
export const QUERY_STOP_WORDS: readonly string[] = [
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
  'listing',
  'posting',
  'number',
  'no',
  'i',
  'want',
  'wanted',
  'looking',
  'need',
  'someone',
  'somebody',
  'me',
  'any',
  'available',
  'apply',
  'employment',
  'opportunity',
  'opportunities',
  'urgent',
  'immediate',
  'near',
  'around',
  'close',
  'within',
  'miles',
  'please',
  'find',
  'teach',
  'pa',
  'pennsylvania',
];
