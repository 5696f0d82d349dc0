import { ApiError, wasCancelled } from '#web/lib/api/api-error';
import { toastError } from '#web/lib/feedback/toasts';

/** Errors with fields show as a toast too; unexpected errors get their own message. */
export function toastAndRethrow(error: unknown): never {
  if (wasCancelled(error)) throw error;
  if (!(error instanceof ApiError)) throw new ApiError(0, 'unexpected', 'Unexpected Error', []);
  if (error.fields.length > 0) toastError(error);
  throw error;
}
