import { del, get, set } from 'idb-keyval';

const KEY = 'last-refresh';

/** A successful token refresh. */
export interface RefreshRecord {
  /** The access token that the server rejected. */
  refused: string;
  /** The access token that replaced it. */
  accessToken: string;
}

/**
 * The last refresh by any tab of this browser, from IndexedDB. Its commits are visible to all tabs at once, while local
 * storage reaches a tab in another process late. Undefined where a browser denies IndexedDB; the server's grace period
 * for two tabs covers that case.
 */
export const lastRefresh = () => ignoreErrors(() => get<RefreshRecord>(KEY));

/** Failing is harmless: the tokens are in local storage already. */
export const recordRefresh = (refresh: RefreshRecord) => ignoreErrors(() => set(KEY, refresh));

/** Nothing of a session stays in the browser after it ends. */
export const clearRefresh = () => ignoreErrors(() => del(KEY));

/** A missing IndexedDB throws; a denied one rejects. */
async function ignoreErrors<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}
