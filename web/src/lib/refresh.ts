import type { Tokens } from './session';

/** What a refresh needs from the browser; handed in so that the rule can be tried without one. */
export interface RefreshParts {
  stored(): Tokens | null;
  store(tokens: Tokens): void;
  /** POST /api/auth/refresh; rejects when the refresh token is refused. */
  exchange(refreshToken: string): Promise<Tokens>;
  /** Runs the work while no other tab of this browser does. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Answers a 401: gives an access token that is newer than the refused one, or null when there is none to be had.
 * Calls that fail together share one exchange (P7.2, P7.3); a tab that waited for another finds its tokens already there.
 */
export function refresher(parts: RefreshParts): (refused: string) => Promise<string | null> {
  let running: Promise<string | null> | null = null;

  const renew = (refused: string) =>
    parts.alone(async () => {
      const held = parts.stored();
      if (!held) return null;
      if (held.accessToken !== refused) return held.accessToken;
      const fresh = await parts.exchange(held.refreshToken);
      parts.store(fresh);
      return fresh.accessToken;
    });

  return (refused) => {
    running ??= renew(refused).finally(() => {
      running = null;
    });
    return running;
  };
}
