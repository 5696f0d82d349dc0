const PREFIX = 'search:';

export const searchKey = (userId: string, path: string) => `${PREFIX}${userId}:${path}`;

/** Removes what this tab remembers of tables, which may contain names and e-mails. */
export function forgetSearches(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
