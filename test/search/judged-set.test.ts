import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readReferenceFile } from '#modules/directory/read/reference-files.js';
import { grade } from './grading.js';
import { groundTruthPostings, ROLES } from './ground-truth.js';
import { ndcg, recall } from './metrics.js';
import { QUERIES } from './queries.js';
import { writePosting } from './wording.js';

const postings = groundTruthPostings();

/** Hashes of the judged set. A change makes another set, whose figures cannot be compared with earlier ones. */
const FROZEN = {
  queries: '8802802c695ee485',
  postings: '37e393ab15924749',
  texts: '9e4d69c6725fc3cd',
  grades: '0e7d8ceb8658a1e0',
};
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

describe('the judged set', () => {
  it('has 120 distinct queries, half of each kind frozen', () => {
    expect(QUERIES).toHaveLength(120);
    expect(QUERIES.filter(({ half }) => half === 'frozen')).toHaveLength(60);
    expect(new Set(QUERIES.map(({ text }) => text)).size).toBe(120);
  });

  it('equals the frozen set on every machine', () => {
    const queries = QUERIES.filter(({ half }) => half === 'frozen');
    expect({
      queries: hash(queries),
      postings: hash(postings),
      texts: hash(postings.map(writePosting)),
      grades: hash(queries.map(({ intent }) => postings.map((posting) => grade(intent, posting)))),
    }).toEqual(FROZEN);
  });

  it('has at least 2,000 postings, of positions in the catalogue', () => {
    expect(postings.length).toBeGreaterThanOrEqual(2_000);
    const catalogue = new Set(readReferenceFile('positions').map(({ name }) => name));
    for (const { position, positionAt = {} } of ROLES)
      for (const name of [position, ...Object.values(positionAt)]) expect(catalogue).toContain(name);
  });

  it.each(QUERIES.map((query) => [query.text, query] as const))(
    'has relevant and irrelevant postings for “%s”',
    (_, { intent }) => {
      const grades = postings.map((posting) => grade(intent, posting));
      expect(Math.max(...grades)).toBeGreaterThanOrEqual(2);
      expect(grades.filter((one) => one === 0).length).toBeGreaterThan(postings.length / 3);
    },
  );
});

describe('the figures', () => {
  it('are 1 for the ideal order, 0 without relevant results, and fall with the rank of relevant ones', () => {
    expect(ndcg([3, 2, 1], [1, 3, 2, 0])).toBe(1);
    expect(ndcg([0, 0], [3, 0])).toBe(0);
    expect(ndcg([0, 3], [3, 0])).toBeCloseTo(1 / Math.log2(3));
    expect(ndcg([2, 3], [3, 2])).toBeLessThan(1);
    expect(recall([3, 1, 0], [3, 2, 2, 2])).toBe(1 / 4);
    expect(recall([1], [1, 0])).toBe(1);
  });
});
