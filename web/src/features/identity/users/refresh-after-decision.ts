import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { refreshAfter } from '#web/lib/queries/refresh-after';

/** Refreshes requests and users; the pressed button is removed with its request. */
export async function refreshAfterDecision(): Promise<void> {
  await refreshAfter('rights');
  focusIfLost('#requests');
}
