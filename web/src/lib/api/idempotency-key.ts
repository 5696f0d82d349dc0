import { ApiError } from './api-error';

/** The content of a write and its destination. */
export interface Write {
  method: string;
  path: string;
  content: unknown;
}

interface Unconfirmed {
  kind: string;
  path: string;
  key: string;
}

/** Writes without a response, by what they sent: several of a bulk action, which sends more than one at a time. */
const unconfirmed = new Map<string, Unconfirmed>();

/**
 * Passes an idempotency key to `send`. After a lost response the same content reuses its key, so that the server
 * executes it once. That ends with a response to the same path or to a write of another kind: what is sent after it is
 * a new wish.
 */
export async function withIdempotencyKey<T>(write: Write, send: (key: string) => Promise<T>): Promise<T> {
  const { method, path } = write;
  const text = JSON.stringify([method, path, comparable(write.content)]);
  const kind = `${method} ${path.replace(ID, ':id')}`;
  const key = unconfirmed.get(text)?.key ?? randomKey();
  try {
    const answer = await send(key);
    confirm(kind, path);
    return answer;
  } catch (error) {
    if (hasUnknownOutcome(error)) unconfirmed.set(text, { kind, path, key });
    else confirm(kind, path);
    throw error;
  }
}

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function confirm(kind: string, path: string): void {
  for (const [text, write] of unconfirmed) if (write.kind !== kind || write.path === path) unconfirmed.delete(text);
}

/** After these errors the server may have executed the write. */
const hasUnknownOutcome = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || error.code === 'still_running' || error.code === 'already_done');

/** Represents a form by its texts and by the metadata of its files, without reading them. */
function comparable(content: unknown): unknown {
  if (!(content instanceof FormData)) return content;
  return [...content].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  );
}

/** 32 hexadecimal digits. Works without a secure context too, unlike `randomUUID`. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
