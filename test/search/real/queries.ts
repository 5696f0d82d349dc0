import { gradeWhere } from '../grading.js';
import type { JudgedPosting } from '../seed-postings.js';
import { PLACE_QUERIES } from './queries-places.js';
import { WORD_QUERIES } from './queries-words.js';
import { gradeTitle, type RealQuery } from './rule.js';

/** Weights and vocabulary are tuned with one half; the frozen half is only reported. */
export interface HalvedQuery extends RealQuery {
  half: 'tuning' | 'frozen';
}

/** Every second query of each kind is frozen. */
export const REAL_QUERIES: readonly HalvedQuery[] = [
  ...Map.groupBy([...WORD_QUERIES, ...PLACE_QUERIES], ({ kind }) => kind).values(),
].flatMap((queries) => queries.map((query, at) => ({ ...query, half: at % 2 ? 'frozen' : 'tuning' })));

/** 0 to 3: the lower one of the grades of its title and its place. */
export const gradeRealPosting = ({ rule, where = {} }: RealQuery, posting: JudgedPosting): number =>
  Math.min(gradeTitle(rule, posting), gradeWhere(where, posting.employer));
