import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths';
import { currentUser } from '../session/session';
import { searchKey } from './stored-searches';

/** The tables of the menu's administration group. */
const TABLES: readonly string[] = [
  paths.manageJobs,
  paths.manageData,
  paths.manageUsers,
  paths.manageOrganizations,
  paths.systemLogs,
];

const keyOf = (path: string) => searchKey(currentUser()?.id ?? '', path);

/** The filters, sort and page with which this tab showed a table last, as part of its URL; empty for other pages. */
export const rememberedSearch = (path: string): string =>
  (TABLES.includes(path) && sessionStorage.getItem(keyOf(path))) || '';

/** Remembers them, so that the menu returns to the table as it was; it forgets with the session. */
export function useRememberSearch(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (TABLES.includes(pathname)) sessionStorage.setItem(keyOf(pathname), search);
  }, [pathname, search]);
}
