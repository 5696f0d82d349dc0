import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FULL_ONLY } from '../full-only.js';
import { ROOT } from './documents.js';
import { REQUIREMENTS } from './requirements.js';
import { clausesIn, JEST_FILES, JOURNEY_FILES, namedTests, projectsOf, titlesIn } from './test-titles.js';

const MAX_FULL_ONLY = 30;
const MAX_QUARANTINE = 8;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const CLAUSES = REQUIREMENTS.filter((code) => /^[PW]/.test(code));
const TESTS = namedTests();
const QUARANTINE: { title: string; since: string; reason: string }[] = JSON.parse(read('test/quarantine.json'));
const isQuarantined = (title: string) => QUARANTINE.some((entry) => title.endsWith(entry.title));

/** Clauses without a test in the gate. */
function uncovered(tests = TESTS): string[] {
  const covered = new Set(
    tests.filter(({ isInGate, title }) => isInGate && !isQuarantined(title)).flatMap(({ clauses }) => clauses),
  );
  return CLAUSES.filter((clause) => !covered.has(clause));
}

describe('the gate (npm test) and the full run (npm run test:full)', () => {
  it('run each test file of Jest in exactly one project', () => {
    const unplaced = JEST_FILES.filter((file) => projectsOf(file).length !== 1);
    expect(unplaced).toEqual([]);
  });

  it(`leave at most ${MAX_FULL_ONLY} integration files to the full run, each with a reason`, () => {
    const files = Object.keys(FULL_ONLY);
    expect(files.length).toBeLessThanOrEqual(MAX_FULL_ONLY);
    expect(files.filter((file) => !JEST_FILES.includes(file))).toEqual([]);
    expect(Object.values(FULL_ONLY).filter((reason) => reason.length < 10)).toEqual([]);
  });

  it('keep a test of each clause of the specification in the gate', () => {
    expect(uncovered()).toEqual([]);
    expect(uncovered(TESTS.filter(({ title }) => !title.includes('W14.5')))).toContain('W14.5');
  });

  it('name no clause that does not exist', () => {
    const unknown = TESTS.flatMap(({ clauses }) => clauses).filter((clause) => !CLAUSES.includes(clause));
    expect(unknown).toEqual([]);
  });

  it(`hold at most ${MAX_QUARANTINE} tests in quarantine, of which each exists and has a date and a reason`, () => {
    const isUnit = (file: string) => projectsOf(file).includes('unit');
    const sources = [...JEST_FILES.filter((file) => !isUnit(file)), ...JOURNEY_FILES].map(read);
    expect(QUARANTINE.length).toBeLessThanOrEqual(MAX_QUARANTINE);
    for (const { title, since, reason } of QUARANTINE) {
      expect(sources.filter((source) => source.includes(title))).toHaveLength(1);
      expect({ since, reason }).toEqual({
        since: new Date(since).toISOString().slice(0, 10),
        reason: expect.stringMatching(/.{10}/),
      });
    }
  });

  it('have what the tables of npm run check:changed name', async () => {
    const tables = await import(join(ROOT, 'test/changed.mjs'));
    const isFound = (pattern: string) => globSync(pattern, { cwd: ROOT }).length > 0;
    const patterns = [
      ...[tables.INTEGRATION_OF, tables.JOURNEYS_OF].flatMap((table) => Object.keys(table)),
      ...Object.values<string[]>(tables.INTEGRATION_OF).flat(),
      ...Object.values<string[]>(tables.JOURNEYS_OF).flatMap((names) =>
        names.map((name) => `test/journeys/${name}*.spec.ts`),
      ),
    ];
    expect(patterns.filter((pattern) => !isFound(pattern))).toEqual([]);
  });
});

describe('the titles of tests', () => {
  it('name clauses in brackets, one by one or as a range', () => {
    expect(clausesIn('[P2.7] one')).toEqual(['P2.7']);
    expect(clausesIn('[W5.3, W5.10-W5.12] [T4] many')).toEqual(['W5.3', 'W5.10', 'W5.11', 'W5.12']);
    expect(clausesIn('none, W5.3')).toEqual([]);
  });

  it('are read with their tags, and with the rows of a table', () => {
    expect(titlesIn("test('[P1.1] a', { tag: '@gate' }, run); test('[P1.2] b', run);")).toEqual([
      { title: '[P1.1] a', clauses: ['P1.1'], tags: ['@gate'] },
      { title: '[P1.2] b', clauses: ['P1.2'], tags: [] },
    ]);
    expect(titlesIn("it.each([['W5.20', 1], ['W5.21', 2]])('[%s] refuses %j', run);")).toEqual([
      { title: '[%s] refuses %j', clauses: ['W5.20', 'W5.21'], tags: [] },
    ]);
    const skipped = "it.skip('[P1.1] a', run); test.fixme('[P1.2] b', run); describe.skip.each([1])('[P1.3]', run);";
    expect(titlesIn(skipped)).toEqual([]);
    const interpolated = ['test(`$', "{proves} b`, { tag: '@gate' }, run);"].join('');
    expect(titlesIn(`const role = { proves: '[P11.2]' }; ${interpolated}`)).toEqual([
      { title: '[P11.2]', clauses: ['P11.2'], tags: ['@gate'] },
    ]);
  });
});
