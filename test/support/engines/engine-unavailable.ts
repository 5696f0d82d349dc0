/** An engine is not available on this machine; the message explains the reason. */
export class EngineUnavailableError extends Error {}

/** Returns the first result. If all functions throw, throws an error with all reasons. */
export async function firstAvailable<T>(...ways: (() => Promise<T>)[]): Promise<T> {
  const reasons: string[] = [];
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      reasons.push(error instanceof EngineUnavailableError ? error.message : String(error));
    }
  }
  throw new EngineUnavailableError(reasons.join(' '));
}
