/** The counts of a runner with a single result. */
export const countExitCode = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** Counts the report of `jest --json`; null if there is none. A file that does not load is one failure. */
export function countJest(code, report) {
  if (!report) return countExitCode(1);
  const files = report.testResults;
  // Only a run with the option to pass without tests ends well without a file.
  if (code === 0 && files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const having = (...statuses) =>
    files.flatMap((file) => file.assertionResults).filter(({ status }) => statuses.includes(status)).length;
  const broken = files.filter(isBroken).length;
  return withFailedRun(code, {
    passed: having('passed'),
    failed: having('failed') + broken,
    skipped: having('pending', 'todo', 'skipped', 'disabled'),
  });
}

/** Whether the file failed without a failing test, such as one that does not load. */
export const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');

/** Counts Playwright's JSON report; null if there is none. What passed in the second try has passed. */
export function countPlaywright(code, report) {
  if (!report?.stats) return countExitCode(1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withFailedRun(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/** A run can fail without a failing test, such as for a missing backing service under CI. A run without tests fails. */
function withFailedRun(code, { passed, failed, skipped }) {
  const isBad = code !== 0 || passed + failed === 0;
  return { passed, failed: isBad ? Math.max(failed, 1) : failed, skipped };
}
