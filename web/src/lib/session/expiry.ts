import { api } from '../api/client';
import { queryClient } from '../api/query-client';
import { saveBeforeSessionEnds } from './before-session-ends';
import { endSession, markExpiring, storedTokens } from './session';

/** Written when an idle session is about to end; other tabs receive the storage event. */
export const EXPIRING_KEY = 'expiring';
const LOCK = 'save-before-session-ends';
/** Gives the other tabs time to start saving. */
const NOTICE_DELAY_MS = 250;
/** Limits how long a slow save delays the sign-out. */
const SAVE_TIMEOUT_MS = 10_000;

/** Saves the open work of this tab while its session is still valid. */
export async function prepareExpiry(): Promise<void> {
  markExpiring();
  await withSaveLock('shared', saveBeforeSessionEnds);
}

/** Ends the session for all tabs after each has saved its open work. */
export async function expireSession(): Promise<void> {
  localStorage.setItem(EXPIRING_KEY, String(Date.now()));
  await prepareExpiry();
  await new Promise((resolve) => setTimeout(resolve, NOTICE_DELAY_MS));
  await withSaveLock('exclusive', async () => undefined);
  // If two tabs expire at once, the first one has already cleared the storage.
  if (storedTokens()) await api.patch('/api/auth/signOut').catch(() => undefined);
  endSession('expired');
  queryClient.clear();
}

async function withSaveLock(mode: LockMode, work: () => Promise<void>): Promise<void> {
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS));
  const done = navigator.locks ? navigator.locks.request(LOCK, { mode }, work) : work();
  await Promise.race([done, tooLong]);
}
