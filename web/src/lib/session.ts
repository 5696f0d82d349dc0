import { useSyncExternalStore } from 'react';
import type { TokensResponse, UserResponse } from '../../../modules/identity/contract/api';

/** The signed-in person as sign-in answers it and local storage keeps it (P5.4, P5.5). */
export type SessionUser = UserResponse;
export type Tokens = TokensResponse;

/**
 * Why nobody is signed in: `left` = the person signed out here, so no way back is offered on the sign-in page;
 * `expired` = nobody was active; `lost` = anything else.
 */
type Ending = 'left' | 'lost' | 'expired' | null;

interface Session {
  user: SessionUser | null;
  ending: Ending;
}

const WATCH_MS = 500;
let foreseen: 'lost' | 'expired' = 'lost';
const listeners = new Set<() => void>();
const NOBODY: Session = { user: null, ending: null };
let session: Session = typeof localStorage === 'undefined' ? NOBODY : { user: readUser(), ending: null };

function readUser(): SessionUser | null {
  const { user, accessToken, refreshToken } = localStorage;
  if (!user || !accessToken || !refreshToken) return null;
  try {
    return JSON.parse(user);
  } catch {
    return null;
  }
}

function become(next: Session): void {
  session = next;
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

/** Keeps a changed user (profile, settings, terms), for this tab and, by storage, for the others. */
export function updateUser(user: SessionUser): void {
  localStorage.user = JSON.stringify(user);
  foreseen = 'lost';
  become({ user, ending: null });
}

/** Another tab is about to end the session because nobody was active. */
export function foreseeExpiry(): void {
  foreseen = 'expired';
}

/** Clears local storage, all of it (P5.9, P7.12). */
export function endSession(ending: Exclude<Ending, null>): void {
  localStorage.clear();
  become({ user: null, ending });
}

/** A refused refresh: local storage is empty at once, the page stays until endSession, for its message to be read (P7.5). */
export function loseSession(): void {
  localStorage.clear();
  become({ ...session, ending: 'lost' });
}

/**
 * The storage watch: another tab (or a person with developer tools) signed out or in (P7.12, P7.13).
 * The storage event never reaches the tab that wrote, hence the look twice a second as well (U36).
 */
export function watchStorage(): () => void {
  const look = () => {
    const stored = readUser();
    if (session.user && !session.ending && !localStorage.accessToken) endSession(foreseen);
    else if (stored && JSON.stringify(stored) !== JSON.stringify(session.user)) become({ user: stored, ending: null });
  };
  addEventListener('storage', look);
  const timer = setInterval(look, WATCH_MS);
  return () => {
    removeEventListener('storage', look);
    clearInterval(timer);
  };
}

export const currentUser = (): SessionUser | null => session.user;

/** Whether the session ended without the person having wished it: what was typed is kept for the return (U18). */
export const wasCutOff = (): boolean => session.ending === 'lost' || session.ending === 'expired';

/**
 * `{ user, ending }`, kept up to date. `user` is null when nobody is signed in, and while a page that came rendered for
 * visitors takes over from the server.
 */
export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
    () => NOBODY,
  );
}
