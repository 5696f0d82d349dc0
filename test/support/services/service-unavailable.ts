/** A backing service is not available on this machine; the message explains the reason. */
export class ServiceUnavailableError extends Error {}

/**
 * Returns the first result. If all functions throw, throws an error with all reasons: ServiceUnavailableError only if
 * each of them did, since a backing service that is there and does not start is a failure.
 */
export async function firstAvailable<T>(...ways: (() => Promise<T>)[]): Promise<T> {
  const errors: Error[] = [];
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      errors.push(error as Error);
    }
  }
  const reasons = errors.map(({ message }) => message).join(' ');
  if (errors.every((error) => error instanceof ServiceUnavailableError)) throw new ServiceUnavailableError(reasons);
  throw new Error(reasons);
}
