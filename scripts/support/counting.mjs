/** The counts of a runner with a single result. */
export const countExitCode = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** Counts the report of `jest --json`; null if there is none. */
export function countJest(code, report) {
  if (!report) return countExitCode(1);
  return withFailedRun(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** Counts Playwright's JSON report; null if there is none. */
export function countPlaywright(code, report) {
  if (!report?.stats) return countExitCode(1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withFailedRun(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/** A run can fail without a failing test, such as for a missing engine under CI. A run without tests fails. */
function withFailedRun(code, { passed, failed, skipped }) {
  const isBad = code !== 0 || passed + failed === 0;
  return { passed, failed: isBad ? Math.max(failed, 1) : failed, skipped };
}
