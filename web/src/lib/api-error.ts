export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/** Shown when the server gave no message, spelling as specified (W21.2). */
export const NO_ANSWER = 'Server is not avaliable!';

/** A refused call. `status` 0 means that the server did not answer; `fields` name the inputs at fault. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: readonly FieldError[],
  ) {
    super(message || NO_ANSWER);
  }

  /** With its message, which an Error leaves out. */
  toJSON(): Pick<ApiError, 'status' | 'code' | 'message' | 'fields'> {
    return { status: this.status, code: this.code, message: this.message, fields: this.fields };
  }
}

/** Reads the one error shape of the server; anything else (a proxy's page) counts as no message. */
export async function apiError(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  return new ApiError(response.status, body?.code ?? 'unknown', body?.message ?? '', body?.fields ?? []);
}

/** Whether the server understood and said no: asking the same again changes nothing. */
export const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Whether somebody stopped the call: that is no fault to tell of. */
export const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The words for a person, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : NO_ANSWER;
}
