import { ApiError } from '#web/lib/api/api-error';

const MESSAGE =
  'Your account no longer has the right to run reports. Nothing on this page is lost. Please ask somebody who manages users to give the right back, and then try again.';

/** Says so where a request fails because the right was taken away while the page is open. */
export async function explainLostRight<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'forbidden')
      throw new ApiError(error.status, error.code, MESSAGE, error.fields);
    throw error;
  }
}
