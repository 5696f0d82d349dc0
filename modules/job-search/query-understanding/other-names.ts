import { toLexeme } from '#platform/search/language/stemmer.js';
import { isFilterPhrase } from './filter-extractor.js';
import type { NameLookup } from './gazetteer.js';
import { SYNONYM_DICTIONARY } from './parse-terms.js';

/** Words of a text that may name a place. */
export interface Window {
  words: readonly string[];
  at: number;
  length: number;
}

export const STATE_NAMES = new Set(['pa', 'pennsylvania']);
/** Prepositions that only a place follows, and never a name of an employer or a subject. */
const NEARNESS = new Set(['near', 'around']);
/** Words that make another name of a preceding town. */
const NAME_ENDINGS = new Set(['park', 'heights', 'hills', 'hill', 'view', 'ridge', 'academy', 'preparatory']);
/** Matches the rest of the name of a school after a town. In "york elementary teacher" it belongs to the job. */
const SCHOOL = /^(?:elementary|elem|middle|high|junior high|senior high|intermediate|primary)(?: school)?$/;
/** Matches the rest of the name of an employer after a town, also after "in". */
const EMPLOYER = /^(?:(?:area|city|township|valley|public) )*(?:school district|schools|sd|asd)\b/;
/** Jobs that have a subject or a field, which may be Reading or Media. */
const SUBJECT_JOBS = new Set([
  'teacher',
  'specialist',
  'coach',
  'tutor',
  'instructor',
  'interventionist',
  'aide',
  'supervisor',
  'therapist',
  'coordinator',
  'assistant',
  'technician',
  'manager',
  'director',
  'clerk',
  'paraprofessional',
  'para',
  'worker',
]);
/** Words that turn a preceding town into the name of an employer. */
const EMPLOYER_WORDS = new Set([
  'school',
  'schools',
  'public',
  'sd',
  'district',
  'area',
  'city',
  'charter',
  'township',
  'valley',
]);
export const isEmployerWord = (word: string | undefined) => word !== undefined && EMPLOYER_WORDS.has(word);

const followingWords = ({ words, at, length }: Window) => words.slice(at + length).join(' ');

/** "Home" in "work from home" and "home economics". */
export function isWithinPhrase({ words, at, length: own }: Window, { positionPairs }: NameLookup): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + own]];
  if (own === 1 && (positionPairs.has(`${before} ${word}`) || positionPairs.has(`${word} ${after}`))) return true;
  for (let start = Math.max(0, at + own - SYNONYM_DICTIONARY.maxPhraseLength); start <= at; start++) {
    const ends = Math.min(words.length, start + SYNONYM_DICTIONARY.maxPhraseLength);
    for (let end = Math.max(at + own, start + 2); end <= ends; end++) {
      const phrase = words.slice(start, end);
      if (SYNONYM_DICTIONARY.find(phrase) || isFilterPhrase(phrase)) return true;
    }
  }
  return false;
}

/** Whether a word such as "reading" or "media" belongs to jobs. */
export const isJobWord = (word: string | undefined, { positions }: NameLookup): boolean =>
  word !== undefined && /^[a-z]{3}/.test(word) && (positions.has(word) || SYNONYM_DICTIONARY.contains(word));

/**
 * Whether a town whose name is a word of jobs is meant. It is with the state, near it, or last after a whole job
 * ("nurse Reading"). Before a job it is if a district has its name ("Reading secretary").
 */
export function isTownDespiteJob({ words, at, length }: Window, names: NameLookup): boolean {
  const [first, before, town, after] = [words[at - 2], words[at - 1], words[at], words[at + length]];
  if (STATE_NAMES.has(after ?? '') || NEARNESS.has(before ?? '')) return true;
  if (before === 'in') return !isJobWord(after, names);
  const isWhole = (job: string | undefined): job is string => job !== undefined && isJob(job, names);
  if (before === undefined)
    return isWhole(after) && !SUBJECT_JOBS.has(after) && names.employerPairs.has(`${town} school`);
  if (after !== undefined || !isWhole(before)) return false;
  // "Chemistry teacher Reading" has its subject already.
  return !SUBJECT_JOBS.has(before) || isJobWord(first, names);
}

/** "Nurse", also by a synonym such as "rn". */
function isJob(word: string, { jobNouns }: NameLookup): boolean {
  if (jobNouns.has(toLexeme(word))) return true;
  const synonyms = SYNONYM_DICTIONARY.find([word])?.alternatives.filter(({ isWeak }) => !isWeak) ?? [];
  return synonyms.some(({ lexemes }) => jobNouns.has(lexemes.at(-1) ?? ''));
}

/** "Central Dauphin" and "Scranton SD" name employers, "Carlisle High School" a school. */
export function isPartOfOtherName(window: Window, names: NameLookup): boolean {
  const { words, at, length } = window;
  const [before, first, last, after] = [words[at - 1], words[at], words[at + length - 1], words[at + length]];
  const isOfEmployer = after === 'area' ? names.employerPairs.has(`${last} area`) : isEmployerWord(after);
  if (isOfEmployer || NAME_ENDINGS.has(after ?? '') || SCHOOL.test(followingWords(window))) return true;
  return names.employerPairs.has(`${before} ${first}`) || names.employerPairs.has(`${last} ${after}`);
}

/** "Scranton School District" is an employer also after "in", but its surroundings are meant by "near". */
export const isEmployerAfter = (preposition: string, window: Window): boolean =>
  !NEARNESS.has(preposition) && EMPLOYER.test(followingWords(window));

/** Whether the name of a region begins that of an employer ("North East School District") or a school. */
export function isRegionOfOtherName(window: Window, { employerPairs }: NameLookup): boolean {
  const { words, at, length } = window;
  const name = words.slice(at, at + length + 1);
  const isOfEmployer =
    name.length > length && name.slice(1).every((word, end) => employerPairs.has(`${name[end]} ${word}`));
  return isOfEmployer || SCHOOL.test(followingWords(window));
}
