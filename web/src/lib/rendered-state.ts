import type { DehydratedState } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** Where a rendered page carries what it was rendered from. */
export const STATE_ID = 'state';

/** What the server knew when it rendered this page; null for a page that came empty. */
export function renderedState(): DehydratedState | null {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) return null;
  const state: DehydratedState = JSON.parse(text);
  for (const { state: query } of state.queries) {
    const refusal = query.error as ApiError | null;
    if (refusal) query.error = new ApiError(refusal.status, refusal.code, refusal.message, refusal.fields);
  }
  return state;
}
