export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/** Shown when the server sent no message; the spelling is the specification's. */
const NETWORK_ERROR_MESSAGE = 'Server is not avaliable!';

/** A failed API call. `status` 0 means that no response arrived; `fields` names the invalid inputs. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: readonly FieldError[],
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
  return new ApiError(response.status, body?.code ?? 'unknown', body?.message ?? '', body?.fields ?? []);
}

/** Whether the error is a 4xx response: retrying the same request is pointless. */
export const isClientError = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Whether the caller aborted the request, which is not reported as an error. */
export const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether the server is unreachable or sent no message that a user could act on. */
export const isServerUnavailable = (error: unknown) =>
  messageOf(error) === NETWORK_ERROR_MESSAGE || (error instanceof ApiError && error.status === 0);

/** The user-facing message for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : NETWORK_ERROR_MESSAGE;
}
