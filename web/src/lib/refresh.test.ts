import { describe, expect, it } from '@jest/globals';
import { refresher } from './refresh';

/** A browser with one store, and a server that gives a new pair for the newest refresh token only. */
function browser() {
  let held: { accessToken: string; refreshToken: string } | null = { accessToken: 'a1', refreshToken: 'r1' };
  let queue: Promise<unknown> = Promise.resolve();
  let exchanges = 0;
  const parts = {
    stored: () => held,
    store: (tokens: { accessToken: string; refreshToken: string }) => {
      held = tokens;
    },
    exchange: async (refreshToken: string) => {
      exchanges += 1;
      if (refreshToken !== `r${exchanges}`) throw new Error('refused');
      return { accessToken: `a${exchanges + 1}`, refreshToken: `r${exchanges + 1}` };
    },
    alone: <T>(work: () => Promise<T>): Promise<T> => {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
  return {
    tab: () => refresher(parts),
    signOut: () => {
      held = null;
    },
    tokens: () => held,
    exchanges: () => exchanges,
  };
}

describe('refresh of the session', () => {
  it('[P7.3] makes one exchange for a storm of refused calls, and all get the new token', async () => {
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

  it('[P7.2] exchanges again when the newer token is refused in its turn', async () => {
    const { tab, exchanges } = browser();
    const renew = tab();
    await renew('a1');
    expect(await renew('a2')).toBe('a3');
    expect(exchanges()).toBe(2);
  });

  it('[P7.5] gives nothing once the tokens are gone, and passes a refusal on', async () => {
    const { tab, signOut, exchanges } = browser();
    signOut();
    expect(await tab()('a1')).toBeNull();
    expect(exchanges()).toBe(0);

    const renew = refresher({
      stored: () => ({ accessToken: 'a1', refreshToken: 'old' }),
      store: () => {},
      exchange: () => Promise.reject(new Error('refused')),
      alone: (work) => work(),
    });
    await expect(renew('a1')).rejects.toThrow('refused');
  });
});
