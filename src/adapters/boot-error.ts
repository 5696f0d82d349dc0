/** An error that prevents the start, with a sentence that says what to do; printed without a stack trace. */
export class BootError extends Error {
  override readonly name = 'BootError';
}
