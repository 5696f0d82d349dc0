import { jest } from '@jest/globals';

/** Replaces the time limit of `ms` milliseconds by one that passes when the test aborts it. */
export function stubTimeLimit(ms: number): AbortController {
  const ending = new AbortController();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((given) => (given === ms ? ending.signal : timeout(given)));
  return ending;
}
