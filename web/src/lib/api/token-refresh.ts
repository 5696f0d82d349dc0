import type { Tokens } from '../session/session';
import type { RefreshRecord } from './refresh-record';

/** The browser's part of a refresh, injected so that tests run without one. */
export interface TokenRefreshDeps {
  storedTokens(): Tokens | null;
  storeTokens(tokens: Tokens): void;
  /** POST /api/auth/refresh; rejects when the refresh token is refused. */
  exchange(refreshToken: string): Promise<Tokens>;
  /** Runs the work under a lock shared by all tabs of this browser. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  /** The last refresh by any tab. Within `withLock` it is always current, unlike local storage. */
  lastRefresh(): Promise<RefreshRecord | undefined>;
  recordRefresh(refresh: RefreshRecord): Promise<unknown>;
}

/**
 * Handles a 401: returns an access token newer than the rejected one, or null when there is none. Concurrent calls
 * share one exchange; a tab that waited for another takes over its token.
 */
export function createTokenRefresher(deps: TokenRefreshDeps): (refused: string) => Promise<string | null> {
  let running: Promise<string | null> | null = null;

  const renew = (refused: string) =>
    deps.withLock(async () => {
      const tokens = deps.storedTokens();
      if (!tokens) return null;
      if (tokens.accessToken !== refused) return tokens.accessToken;
      const last = await deps.lastRefresh();
      if (last?.refused === refused) return last.accessToken;
      const fresh = await deps.exchange(tokens.refreshToken);
      deps.storeTokens(fresh);
      await deps.recordRefresh({ refused, accessToken: fresh.accessToken });
      return fresh.accessToken;
    });

  return (refused) => {
    running ??= renew(refused).finally(() => {
      running = null;
    });
    return running;
  };
}
