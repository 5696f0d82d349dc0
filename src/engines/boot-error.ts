/** Why the program cannot start or go on, in one sentence that says what to do; printed without a stack trace. */
export class BootError extends Error {
  override readonly name = 'BootError';
}
