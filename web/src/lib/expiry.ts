import { api } from './api';
import { saveBeforeSessionEnds } from './before-session-ends';
import { queryClient } from './query-client';
import { endSession, foreseeExpiry, storedTokens } from './session';

/** Written when an unattended session is about to end; the other tabs read the storage event. */
export const EXPIRING = 'expiring';
const LOCK = 'save-before-session-ends';
/** The other tabs hear of it and begin to save. */
const NOTICE_MS = 250;
/** However slow a save is, nobody stays signed in for it. */
const LONGEST_SAVE_MS = 10_000;

/** Saves what this tab holds, while its session still counts. */
export async function prepareExpiry(): Promise<void> {
  foreseeExpiry();
  await locked('shared', saveBeforeSessionEnds);
}

/** Ends the session for all tabs, after each of them has saved what it holds (P7.9, U35). */
export async function expireSession(): Promise<void> {
  localStorage.setItem(EXPIRING, String(Date.now()));
  await prepareExpiry();
  await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
  await locked('exclusive', async () => undefined);
  // Two tabs may have waited for the same end; the first one has cleared the storage.
  if (storedTokens()) await api.patch('/api/auth/signOut').catch(() => undefined);
  endSession('expired');
  queryClient.clear();
}

async function locked(mode: LockMode, work: () => Promise<void>): Promise<void> {
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_SAVE_MS));
  const done = navigator.locks ? navigator.locks.request(LOCK, { mode }, work) : work();
  await Promise.race([done, tooLong]);
}
