import { describe, expect, it } from '@jest/globals';
import type { RefreshRecord } from './refresh-record';
import { createTokenRefresher } from './token-refresh';

/** A browser with one store, and a server that accepts the newest refresh token only. */
function browser() {
  let held: { accessToken: string; refreshToken: string } | null = { accessToken: 'a1', refreshToken: 'r1' };
  let queue: Promise<unknown> = Promise.resolve();
  let exchanges = 0;
  let last: RefreshRecord | undefined;
  const deps = {
    storedTokens: () => held,
    storeTokens: (tokens: { accessToken: string; refreshToken: string }) => {
      held = tokens;
    },
    exchange: async (refreshToken: string) => {
      exchanges += 1;
      if (refreshToken !== `r${exchanges}`) throw new Error('refused');
      return { accessToken: `a${exchanges + 1}`, refreshToken: `r${exchanges + 1}` };
    },
    withLock: <T>(work: () => Promise<T>): Promise<T> => {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
    lastRefresh: async () => last,
    recordRefresh: async (refresh: RefreshRecord) => {
      last = refresh;
    },
  };
  return {
    tab: () => createTokenRefresher(deps),
    /** A tab that does not see later writes of other tabs to local storage. */
    lateTab: () => {
      const seen = held;
      return createTokenRefresher({ ...deps, storedTokens: () => seen });
    },
    signOut: () => {
      held = null;
    },
    tokens: () => held,
    exchanges: () => exchanges,
  };
}

describe('token refresh', () => {
  it('[P7.3] makes one exchange for many concurrent 401s, and all get the new token', async () => {
    const { tab, tokens, exchanges } = browser();
    const renew = tab();
    const fresh = await Promise.all(Array.from({ length: 20 }, () => renew('a1')));
    expect(new Set(fresh)).toEqual(new Set(['a2']));
    expect(exchanges()).toBe(1);
    expect(tokens()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
  });

  it('[P7.3] makes one exchange for two tabs: the second finds the tokens of the first', async () => {
    const { tab, exchanges } = browser();
    const answers = await Promise.all([tab()('a1'), tab()('a1')]);
    expect(answers).toEqual(['a2', 'a2']);
    expect(exchanges()).toBe(1);
  });

  it('[P7.3] makes one exchange for two tabs when local storage reaches the second late', async () => {
    const { tab, lateTab, exchanges } = browser();
    const renew = [tab(), lateTab()];
    expect(await Promise.all(renew.map((of) => of('a1')))).toEqual(['a2', 'a2']);
    expect(await renew[1]?.('a1')).toBe('a2');
    expect(exchanges()).toBe(1);
  });

  it('[P7.2] exchanges again when the newer token is rejected too', async () => {
    const { tab, exchanges } = browser();
    const renew = tab();
    await renew('a1');
    expect(await renew('a2')).toBe('a3');
    expect(exchanges()).toBe(2);
  });

  it('[P7.5] returns null without tokens, and rejects if the exchange is refused', async () => {
    const { tab, signOut, exchanges } = browser();
    signOut();
    expect(await tab()('a1')).toBeNull();
    expect(exchanges()).toBe(0);

    const renew = createTokenRefresher({
      storedTokens: () => ({ accessToken: 'a1', refreshToken: 'old' }),
      storeTokens: () => {},
      exchange: () => Promise.reject(new Error('refused')),
      withLock: (work) => work(),
      lastRefresh: async () => undefined,
      recordRefresh: async () => {},
    });
    await expect(renew('a1')).rejects.toThrow('refused');
  });
});
