/** Keywords and location of a search. */
export interface RecentSearch {
  q: string;
  location: string;
}

const KEY = 'recentSearches';
const MAX_SEARCHES = 5;

const isSearch = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  ['q', 'location'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** The searches by keywords in this browser, newest first. Signing out clears them with all of local storage. */
export function recentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(search: RecentSearch): void {
  const [q, location] = [search.q.trim(), search.location.trim()];
  if (!q) return;
  const others = recentSearches().filter((other) => keyOf(other) !== keyOf({ q, location }));
  localStorage.setItem(KEY, JSON.stringify([{ q, location }, ...others].slice(0, MAX_SEARCHES)));
}

export const forgetRecentSearches = (): void => localStorage.removeItem(KEY);

const keyOf = ({ q, location }: RecentSearch) => `${q}\n${location}`.toLowerCase();
