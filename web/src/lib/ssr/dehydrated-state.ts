import type { DehydratedState } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';

/** Id of the script element that contains the dehydrated state. */
export const STATE_ID = 'state';

/** The query results that the server rendered this page from; null for a page that was not server-rendered. */
export function readDehydratedState(): DehydratedState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) return null;
  const state: DehydratedState = JSON.parse(text);
  for (const { state: query } of state.queries) {
    const refusal = query.error as ApiError | null;
    if (refusal) query.error = new ApiError(refusal.status, refusal.code, refusal.message, refusal.fields);
  }
  return state;
}
