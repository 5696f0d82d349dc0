import { errors } from '@elastic/elasticsearch';
import { DomainError } from '../../errors/domain-error.js';
import { isTransient } from '../../errors/failure-kind.js';

/** Runs a client call. Throws transient failures as DomainError `unavailable`, with the client's error as cause. */
export async function mapErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof errors.ElasticsearchClientError && isTransient(error) ? unavailableError(error) : error;
  }
}

export function unavailableError(cause: Error): Error {
  const message = 'Search is not available at the moment. Please try again soon.';
  return Object.assign(new DomainError('unavailable', 'search_unavailable', message), { cause });
}

/** Omits the response body, which may repeat the search text. */
export function describeCause(error: unknown): string {
  const { cause } = error as { cause?: Error };
  return cause instanceof errors.ResponseError ? `status ${cause.statusCode}` : (cause?.message ?? String(error));
}
