import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readReferenceFile } from '#modules/directory/read/reference-files.js';
import { knownItems } from './known-items.js';
import { realPostings, TITLES } from './postings.js';
import { gradeRealPosting, REAL_QUERIES } from './queries.js';

const postings = realPostings();
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

describe('the judged set of real titles', () => {
  it('has at least 80 distinct queries, half of them frozen', () => {
    expect(REAL_QUERIES.length).toBeGreaterThanOrEqual(80);
    expect(new Set(REAL_QUERIES.map(({ text }) => text)).size).toBe(REAL_QUERIES.length);
    expect(REAL_QUERIES.filter(({ half }) => half === 'frozen')).toHaveLength(REAL_QUERIES.length / 2);
  });

  it('has 1,200 titles, of positions in the catalogue, half of them described', () => {
    expect(TITLES).toHaveLength(1_200);
    const catalogue = new Set(readReferenceFile('positions').map(({ name }) => name));
    for (const { position } of TITLES) expect(catalogue).toContain(position);
    const described = postings.filter(({ description }) => description.length > 100).length;
    expect(described / postings.length).toBeCloseTo(0.5, 1);
  });

  it('equals the frozen set on every machine', () => {
    const queries = REAL_QUERIES.filter(({ half }) => half === 'frozen');
    expect({
      postings: hash(postings),
      items: hash(knownItems(postings)),
      grades: hash(queries.map((query) => [query.text, postings.map((posting) => gradeRealPosting(query, posting))])),
    }).toEqual({
      postings: 'a9b23740f81af275',
      items: '4aea29aba9f1b123',
      grades: 'b285d8efd59c0e2d',
    });
  });

  it.each(REAL_QUERIES.map((query) => [query.text, query] as const))('has good answers for “%s”', (_, query) => {
    const grades = postings.map((posting) => gradeRealPosting(query, posting));
    expect(Math.max(...grades)).toBeGreaterThanOrEqual(2);
    expect(grades.filter((one) => one === 0).length).toBeGreaterThan(postings.length / 3);
  });

  it('has 200 known items with different texts', () => {
    expect(new Set(knownItems(postings).map(({ text }) => text)).size).toBe(200);
  });
});
