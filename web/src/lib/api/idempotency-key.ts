import { ApiError } from './api-error';

/** The key and content of the last write without a response. One is enough: users send one thing at a time. */
let unconfirmed: { content: string; key: string } | null = null;

/**
 * Passes an idempotency key to `send`. After a lost response the same content reuses its key, so that the server
 * executes it once; after any response the next write gets a new key (U25).
 */
export async function withIdempotencyKey<T>(
  content: readonly unknown[],
  send: (key: string) => Promise<T>,
): Promise<T> {
  const text = JSON.stringify(content.map(comparable));
  const key = unconfirmed?.content === text ? unconfirmed.key : newKey();
  try {
    const answer = await send(key);
    unconfirmed = null;
    return answer;
  } catch (error) {
    unconfirmed = hasUnknownOutcome(error) ? { content: text, key } : null;
    throw error;
  }
}

/** After these errors the server may have executed the write. */
const hasUnknownOutcome = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || error.code === 'still_running' || error.code === 'already_done');

/** Represents a form by its texts and by the metadata of its files, without reading them. */
function comparable(part: unknown): unknown {
  if (!(part instanceof FormData)) return part;
  return [...part].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  );
}

/** Works without a secure context too, unlike `randomUUID`. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
