import { errors } from '@elastic/elasticsearch';
import { DomainError } from '../../errors.js';

/** Not there yet, overloaded, or on the way down: worth another try, unlike a request it cannot understand. */
const PASSING = [404, 429, 502, 503, 504];

export const isPassing = (status: number | undefined) => status !== undefined && PASSING.includes(status);

/** Answers what the client answers. Throws DomainError `unavailable` for what may pass, with the client's error as cause. */
export async function calling<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof errors.ResponseError && !isPassing(error.statusCode ?? PASSING[0])) throw error;
    throw error instanceof errors.ElasticsearchClientError ? unavailable(error) : error;
  }
}

export function unavailable(cause: Error): Error {
  const message = 'Search is not available at the moment. Please try again soon.';
  return Object.assign(new DomainError('unavailable', 'search_unavailable', message), { cause });
}

/** Without the words of an answer, which may repeat those of the search. */
export function causeOf(error: unknown): string {
  const { cause } = error as { cause?: Error };
  return cause instanceof errors.ResponseError ? `status ${cause.statusCode}` : (cause?.message ?? String(error));
}
