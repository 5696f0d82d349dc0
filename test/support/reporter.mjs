import { DefaultReporter } from '@jest/reporters';

/** Prints the log of a test file only if it fails, because passing tests also provoke errors. */
export default class Reporter extends DefaultReporter {
  onTestResult(test, result, total) {
    const hasFailed = result.numFailingTests > 0 || result.testExecError;
    super.onTestResult(test, hasFailed ? result : { ...result, console: undefined }, total);
  }
}
