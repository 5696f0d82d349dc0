import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './node.mjs';
import {
  countWithout,
  filesToTryAgain,
  flakyOfJest,
  flakyOfPlaywright,
  judgeFlaky,
  splitSuites,
  without,
} from './second-try.mjs';

const nameOf = (path: string) => join(ROOT, path);

/** A file of a report of Jest with these tests, each 'passed' or the error of one that failed. */
function file(path: string, ...statuses: string[]) {
  const assertionResults = statuses.map((status, at) => ({
    status: status === 'passed' ? status : 'failed',
    fullName: `${path} test ${at}`,
    ancestorTitles: [path],
    failureMessages: status === 'passed' ? [] : [`${status}: \u001b[31mred\u001b[39m\n  at line 1`],
  }));
  const isFailed = statuses.some((status) => status !== 'passed') || statuses.length === 0;
  return { name: nameOf(path), status: isFailed ? 'failed' : 'passed', message: 'no such module', assertionResults };
}
const report = (...testResults: ReturnType<typeof file>[]) => ({ testResults });

const PASSED = file('modules/a.int.test.ts', 'passed', 'passed');
const FAILED = file('modules/b.int.test.ts', 'passed', 'Error');
const BROKEN = file('modules/c.int.test.ts');
const flakyIn = (...files: string[]) => files.map((path) => ({ file: path, title: 'a test', error: 'red' }));

describe('the second try', () => {
  it('takes the files that failed', () => {
    expect(filesToTryAgain(report(PASSED, FAILED))).toEqual(['modules/b.int.test.ts']);
    expect(filesToTryAgain(null)).toEqual([]);
  });

  it('is left out where a suite did not load, ended early or failed beside its tests', () => {
    expect(filesToTryAgain({ ...report(PASSED, FAILED), numRuntimeErrorTestSuites: 1 })).toEqual([]);
  });

  it('misses the files of which no test ran', () => {
    expect(without(['modules/a.int.test.ts', 'modules/z.int.test.ts'], report(PASSED))).toEqual([
      'modules/z.int.test.ts',
    ]);
    expect(without(['modules/z.int.test.ts'], null)).toEqual(['modules/z.int.test.ts']);
  });

  it.each([
    ['security failed', [file('test/security/s.int.test.ts', 'Error')]],
    ['a race failed', [file('test/faults/r.test.ts', 'Error')]],
    ['two tests of one file failed, each by its error', [file('modules/b.int.test.ts', 'Error', 'Other')]],
    ['more than three files failed', [1, 2, 3, 4].map((at) => file(`modules/${at}.int.test.ts`, 'Error'))],
  ])('is left out where the gate fails in any case: %s', (_, files) => {
    expect(filesToTryAgain(report(PASSED, ...files))).toEqual([]);
  });

  it('is left out where two tests failed by one sentence at different places', () => {
    const two = file('modules/b.int.test.ts', 'Error', 'Error');
    for (const [at, test] of two.assertionResults.entries()) test.failureMessages = [`Error: red\n  at line ${at}`];
    expect(filesToTryAgain(report(two))).toEqual([]);
  });

  it('takes a file whose hook failed, and with it all tests by one error', () => {
    const hook = file('modules/h.int.test.ts', 'Error', 'Error', 'Error');
    const files = filesToTryAgain(report(hook));
    expect(files).toEqual(['modules/h.int.test.ts']);
    expect(flakyOfJest(files, report(hook), report(file('modules/h.int.test.ts', 'passed')))).toHaveLength(1);
  });

  it('reads suites as their files', () => {
    const suite = {
      ...file('.cache/runs/1/suites/suite-01.test.ts'),
      assertionResults: [...PASSED.assertionResults, ...FAILED.assertionResults],
    };
    expect(
      splitSuites(report(suite)).testResults.map((one: { name: string; status: string }) => [one.name, one.status]),
    ).toEqual([
      [PASSED.name, 'passed'],
      [FAILED.name, 'failed'],
    ]);
    const race = file('test/faults/r.test.ts', 'passed');
    expect(splitSuites(report(BROKEN, race)).testResults).toEqual([BROKEN, race]);
    expect(splitSuites(null)).toBeNull();
  });

  it('leaves its files out of the count of the first', () => {
    expect(countWithout(['modules/b.int.test.ts'], report(PASSED, FAILED))).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
    });
  });

  it('tells what passed in it alone, with the first line of the error', () => {
    const files = ['modules/b.int.test.ts'];
    const first = report(PASSED, FAILED);
    expect(flakyOfJest(files, first, report(file('modules/b.int.test.ts', 'passed', 'passed')))).toEqual([
      { file: 'modules/b.int.test.ts', title: 'test 1', error: 'Error: red' },
    ]);
    for (const second of [report(FAILED), report(PASSED), null]) expect(flakyOfJest(files, first, second)).toEqual([]);
  });

  it('is read from the report of the journeys', () => {
    const spec = (title: string, status: string) => ({
      file: 'main.spec.ts',
      title,
      tests: [{ status, results: [{ error: { message: 'Error: \u001b[2mlate\u001b[22m\n more' } }, {}] }],
    });
    const suites = [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }];
    expect(flakyOfPlaywright({ suites })).toEqual([
      { file: 'test/journeys/main.spec.ts', title: 'b', error: 'Error: late' },
    ]);
    expect(flakyOfPlaywright(null)).toEqual([]);
  });

  it('fails the gate for more than three flaky tests, or for two in one file', () => {
    expect(judgeFlaky([])).toBeNull();
    expect(judgeFlaky(flakyIn('a', 'b', 'c'))).toBeNull();
    expect(judgeFlaky(flakyIn('a', 'b', 'c', 'd'))).toBe('4 flaky tests are more than 3.');
    expect(judgeFlaky(flakyIn('a', 'b', 'a'))).toBe('a has more than one flaky test.');
  });
});
