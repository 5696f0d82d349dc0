export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/** A value that was saved after this page had read it. */
export interface SavedChange {
  /** The field, as in the request. */
  path: string;
  saved: unknown;
  /** The name of the person who saved it; null for the program itself and for a removed account. */
  by: string | null;
  at: string;
}

/** Shown when the server sent no message; the spelling is the specification's. */
const NETWORK_ERROR_MESSAGE = 'Server is not avaliable!';

/** What stands now instead of what this page had read. */
export interface Stale {
  changes: readonly SavedChange[];
  /** Of records that have one. */
  version?: number;
}

/**
 * A failed API call. `status` 0 means that no response arrived; `fields` names the invalid inputs, and `stale` is set if
 * others saved something since this page read it.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: readonly FieldError[],
    readonly stale?: Stale,
  ) {
    super(message || NETWORK_ERROR_MESSAGE);
  }

  /** Includes the message, which JSON.stringify omits for an Error. */
  toJSON(): Pick<ApiError, 'status' | 'code' | 'message' | 'fields'> {
    return { status: this.status, code: this.code, message: this.message, fields: this.fields };
  }
}

/** Parses the server's error format. Any other body, such as a proxy's page, counts as no message. */
export async function apiError(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  return new ApiError(response.status, body?.code ?? 'unknown', body?.message ?? '', body?.fields ?? [], staleOf(body));
}

/** Whether the error is a 4xx response: retrying the same request is pointless. */
export const isClientError = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

const staleOf = (body: Stale | null): Stale | undefined =>
  body?.changes && { changes: body.changes, version: body.version };

/** Whether nothing was written because somebody else had saved the same meanwhile. */
export const isStale = (error: unknown): error is ApiError & { stale: Stale } =>
  error instanceof ApiError && error.stale !== undefined;

/** Whether the caller aborted the request, which is not reported as an error. */
export const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether the server is unreachable or sent no message that a user could act on. */
export const isServerUnavailable = (error: unknown) =>
  messageOf(error) === NETWORK_ERROR_MESSAGE || (error instanceof ApiError && error.status === 0);

/** The user-facing message for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : NETWORK_ERROR_MESSAGE;
}
