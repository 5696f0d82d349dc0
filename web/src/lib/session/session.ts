import { useSyncExternalStore } from 'react';
import type { TokensResponse, UserResponse } from '#modules/identity/contract/api/accounts';
import { queryClient } from '../api/query-client';
import { clearRefresh } from '../api/refresh-record';
import { forgetSearches } from '../url-state/stored-searches';

/** The signed-in user, as sign-in returns it and local storage stores it. */
export type SessionUser = UserResponse;
export type Tokens = TokensResponse;

/**
 * Why the session ended. `signedOut`: by the user, so sign-in offers no way back; `expired`: by inactivity; `lost`:
 * anything else.
 */
type Ending = 'signedOut' | 'lost' | 'expired' | null;

interface Session {
  user: SessionUser | null;
  ending: Ending;
}

const STORAGE_POLL_MS = 500;
let expectedEnding: 'lost' | 'expired' = 'lost';
const listeners = new Set<() => void>();
const SIGNED_OUT: Session = { user: null, ending: null };
let session: Session = typeof localStorage === 'undefined' ? SIGNED_OUT : { user: readUser(), ending: null };

function readUser(): SessionUser | null {
  const { user, accessToken, refreshToken } = localStorage;
  if (!user || !accessToken || !refreshToken) return null;
  try {
    return JSON.parse(user);
  } catch {
    return null;
  }
}

/** The last user of this tab, whose data the cache has. */
let cachedFor = session.user?.id;

/** Nobody sees what the session of another user fetched: mounted pages lose it at once and fetch it anew. */
function dropCachedData(): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

function setState(next: Session): void {
  const { user } = next;
  const isOther = user && cachedFor && cachedFor !== user.id;
  cachedFor = user?.id ?? cachedFor;
  session = next;
  if (isOther) dropCachedData();
  for (const listener of listeners) listener();
}

export function storedTokens(): Tokens | null {
  if (typeof localStorage === 'undefined') return null;
  const { accessToken, refreshToken } = localStorage;
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

export function storeTokens(tokens: Tokens): void {
  localStorage.accessToken = tokens.accessToken;
  localStorage.refreshToken = tokens.refreshToken;
}

export function startSession(user: SessionUser, tokens: Tokens): void {
  storeTokens(tokens);
  updateUser(user);
}

/** Stores a changed user (profile, settings, terms) for this tab and, by local storage, for the others. */
export function updateUser(user: SessionUser): void {
  localStorage.user = JSON.stringify(user);
  expectedEnding = 'lost';
  setState({ user, ending: null });
}

/** Another tab is about to end the session because of inactivity. */
export function markExpiring(): void {
  expectedEnding = 'expired';
}

function clearBrowser(): void {
  localStorage.clear();
  forgetSearches();
  void clearRefresh();
}

/** Clears all of local storage, and what the tab remembers. */
export function endSession(ending: Exclude<Ending, null>): void {
  clearBrowser();
  setState({ user: null, ending });
}

/**
 * After a failed refresh: clears local storage at once, but keeps the page until endSession, so that its message can be
 * read.
 */
export function invalidateSession(): void {
  clearBrowser();
  setState({ ...session, ending: 'lost' });
}

/**
 * Detects sign-in and sign-out in another tab or in developer tools. The tab that writes gets no storage event, so it
 * also polls twice a second.
 */
export function watchStorage(): () => void {
  if (!session.user) forgetSearches();
  const look = () => {
    const stored = readUser();
    if (session.user && !session.ending && !localStorage.accessToken) endSession(expectedEnding);
    else if (stored && JSON.stringify(stored) !== JSON.stringify(session.user))
      setState({ user: stored, ending: null });
  };
  addEventListener('storage', look);
  const timer = setInterval(look, STORAGE_POLL_MS);
  return () => {
    removeEventListener('storage', look);
    clearInterval(timer);
  };
}

export const currentUser = (): SessionUser | null => session.user;

/** Whether the session ended against the user's will; unsaved input is then stashed for their return. */
export const endedInvoluntarily = (): boolean => session.ending === 'lost' || session.ending === 'expired';

/**
 * Subscribes to the session. `user` is null for anonymous visitors and during hydration of a page rendered for them.
 */
export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
    () => SIGNED_OUT,
  );
}
