import { ApiError } from './api-error';

/** The key under which content was sent that got no answer; one is enough, since people send one thing at a time. */
let lost: { content: string; key: string } | null = null;

/**
 * Gives `send` the idempotency key of this write. The same content after a lost answer goes out under the same key, so
 * that the server does it once; anything after an answer gets a key of its own (U25).
 */
export async function attempt<T>(content: readonly unknown[], send: (key: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(content.map(plain));
  const key = lost?.content === text ? lost.key : newKey();
  try {
    const answer = await send(key);
    lost = null;
    return answer;
  } catch (error) {
    lost = isUnanswered(error) ? { content: text, key } : null;
    throw error;
  }
}

/** What the server cannot tell yet, or could not bring to an end, may still have been done. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || error.code === 'still_running' || error.code === 'already_done');

/** A form by its texts and by what tells one file from another without reading it. */
function plain(part: unknown): unknown {
  if (!(part instanceof FormData)) return part;
  return [...part].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  );
}

/** Works on pages without a secure context too, which `randomUUID` does not. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
