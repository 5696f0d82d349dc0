import { describe, expect, it } from '@jest/globals';
import { readReference } from '../../modules/directory/read/reference-files.js';
import { grade } from './grading.js';
import { hiddenPostings, ROLES } from './hidden.js';
import { ndcg, recall } from './metrics.js';
import { QUERIES } from './queries.js';
import { written } from './wording.js';

const postings = hiddenPostings();

describe('the judged set', () => {
  it('has queries enough, half of each kind frozen, none twice', () => {
    expect(QUERIES).toHaveLength(120);
    expect(QUERIES.filter(({ half }) => half === 'frozen')).toHaveLength(60);
    expect(new Set(QUERIES.map(({ text }) => text)).size).toBe(120);
  });

  it('has postings enough, the same on every machine, whose text follows from what they are', () => {
    expect(postings.length).toBeGreaterThanOrEqual(2_000);
    expect(hiddenPostings()).toEqual(postings);
    const [first] = postings;
    if (first) expect(written(first)).toEqual(written(first));
    const catalogue = new Set(readReference('positions').map(({ name }) => name));
    for (const { position, positionAt = {} } of ROLES)
      for (const name of [position, ...Object.values(positionAt)]) expect(catalogue).toContain(name);
  });

  it.each(QUERIES.map((query) => [query.text, query] as const))('has what “%s” means', (_, { intent }) => {
    const grades = postings.map((hidden) => grade(intent, hidden));
    expect(Math.max(...grades)).toBeGreaterThanOrEqual(2);
    expect(grades.filter((one) => one === 0).length).toBeGreaterThan(postings.length / 3);
  });
});

describe('the figures', () => {
  it('are 1 for the best order there is, 0 for nothing good, and fall with the place of what is good', () => {
    expect(ndcg([3, 2, 1], [1, 3, 2, 0])).toBe(1);
    expect(ndcg([0, 0], [3, 0])).toBe(0);
    expect(ndcg([0, 3], [3, 0])).toBeCloseTo(1 / Math.log2(3));
    expect(ndcg([2, 3], [3, 2])).toBeLessThan(1);
    expect(recall([3, 1, 0], [3, 2, 2, 2])).toBe(1 / 4);
    expect(recall([1], [1, 0])).toBe(1);
  });
});
