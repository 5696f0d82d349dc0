import { join, relative } from 'node:path';
import { countJest, isBroken } from './counting.mjs';
import { ROOT } from './node.mjs';

/** More flaky tests than this fail the gate, and so do two in one file. */
const MAX_FLAKY = 3;

/** Tests of security and races get no second try: an answer that is wrong once is wrong. */
const NO_SECOND_TRY = /^test\/(security|faults)\//;

const pathOf = (file) => relative(ROOT, file.name);
const failuresOf = (file) => file.assertionResults.filter(({ status }) => status === 'failed');

/** A report with suites, whose outermost groups are files, as one of files. */
export function splitSuites(report) {
  const isSuite = (file) => pathOf(file).startsWith('.cache') && !isBroken(file);
  const split = (file) => (isSuite(file) ? filesOf(file) : [file]);
  return report && { ...report, testResults: report.testResults.flatMap(split) };
}

/** The paths that a report has not. */
export function without(paths, report) {
  const reported = (report?.testResults ?? []).map(pathOf);
  return paths.filter((path) => !reported.includes(path));
}

function filesOf({ assertionResults, message }) {
  const paths = [...new Set(assertionResults.map(({ ancestorTitles }) => ancestorTitles[0]))];
  return paths.map((path) => {
    const own = assertionResults.filter(({ ancestorTitles }) => ancestorTitles[0] === path);
    const status = own.some((test) => test.status === 'failed') ? 'failed' : 'passed';
    return { name: join(ROOT, path), status, message, assertionResults: own };
  });
}

/** Errors with their places, each once: a hook that fails makes all its tests fail by one. */
const errorsOf = (file) => new Set(failuresOf(file).map(({ failureMessages }) => failureMessages[0]));

/**
 * The failed files of a report of `jest --json` that run once more; none if the gate fails in any case, as it does for
 * a suite that ended early or failed beside its tests.
 */
export function filesToTryAgain(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed');
  const isHopeless =
    report?.numRuntimeErrorTestSuites > 0 ||
    failed.some((file) => NO_SECOND_TRY.test(pathOf(file)) || errorsOf(file).size > 1) ||
    failed.length > MAX_FLAKY;
  return isHopeless ? [] : failed.map(pathOf);
}

/** The counts of a first run without the files that run again, whose failures explain its exit code. */
export function countWithout(files, report) {
  const testResults = report.testResults.filter((file) => !files.includes(pathOf(file)));
  return countJest(0, { testResults });
}

/** The tests that failed in the first run and passed in the second: file, title, first error. */
export function flakyOfJest(files, first, second) {
  const passed = (second?.testResults ?? []).filter(({ status }) => status === 'passed').map(pathOf);
  return first.testResults
    .filter((file) => files.includes(pathOf(file)) && passed.includes(pathOf(file)))
    .flatMap((file) =>
      [...errorsOf(file)].map((error) => ({
        file: pathOf(file),
        title: titleOf(file, error),
        error: firstLine(error),
      })),
    );
}

/** The title without the group that is named after the file. */
function titleOf(file, error) {
  const { fullName } = failuresOf(file).find(({ failureMessages }) => failureMessages[0] === error);
  return fullName.replace(`${pathOf(file)} `, '');
}

/** The tests of Playwright's JSON report that passed in the second try only. */
export function flakyOfPlaywright(report) {
  const specs = ({ suites = [], specs: own = [] }) => [...own, ...suites.flatMap(specs)];
  return specs(report ?? {}).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({
        file: `test/journeys/${file}`,
        title,
        error: firstLine(results.find(({ error }) => error)?.error.message),
      })),
  );
}

/** Why so many flaky tests fail the gate, or null. */
export function judgeFlaky(flaky) {
  const files = flaky.map(({ file }) => file);
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice) return `${twice} has more than one flaky test.`;
  return flaky.length > MAX_FLAKY ? `${flaky.length} flaky tests are more than ${MAX_FLAKY}.` : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: runners color their messages by such sequences.
const COLORS = /\u001b\[[0-9;]*m/g;
const firstLine = (message = 'no message') => message.replace(COLORS, '').trim().split('\n')[0];
