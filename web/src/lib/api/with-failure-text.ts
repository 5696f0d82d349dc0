import { ApiError } from './api-error';

/** Lets a failed call say `text` first, then the server's reason if it refused. */
export async function withFailureText<T>(text: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, fields, stale } = error;
    const reason = status >= 400 && status < 500 ? `. ${message}` : '';
    throw new ApiError(status, code, text + reason, fields, stale);
  }
}
