/** Why an engine cannot be had on this machine, in words for the person who runs the tests. */
export class Missing extends Error {}

/** Runs the ways to an engine in turn; when none leads there, says for each why. */
export async function firstOf<T>(...ways: (() => Promise<T>)[]): Promise<T> {
  const reasons: string[] = [];
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      reasons.push(error instanceof Missing ? error.message : String(error));
    }
  }
  throw new Missing(reasons.join(' '));
}
