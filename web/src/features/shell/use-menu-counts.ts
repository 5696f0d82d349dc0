import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TaskKind } from '#modules/shared/task-kinds';
import { tasksQuery } from '#web/lib/queries/tasks';
import { useSession } from '#web/lib/session/session';
import { termsGate } from '#web/lib/session/terms-gate';
import { useFreshUser } from '#web/lib/session/use-fresh-user';
import { paths } from '#web/paths';
import { menuCounts } from './menu-counts';

/** A page that has asked for nothing for so long has what it shows. */
const QUIET_MS = 2_000;

/** Counts what waits behind the entries of the menu, until the user is another one, and keeps the entries true. */
export function useMenuCounts(): void {
  const { user } = useSession();
  const isQuiet = useQuietOnce();
  const isReady = isQuiet && user !== null && !termsGate(user);
  useFreshUser(isReady);
  const { data } = useQuery({ ...tasksQuery, enabled: isReady });
  useEffect(() => {
    const counts: Record<string, number> = {};
    if (user) {
      for (const { kind, totalItemsCount, totalAmount } of data?.duties ?? []) {
        const path = PATHS[kind];
        if (!path) continue;
        counts[path] = (counts[path] ?? 0) + (totalAmount ?? totalItemsCount);
      }
    }
    menuCounts.set(counts);
    return () => menuCounts.set({});
  }, [data, user]);
}

/** Whether the first page has been quiet once: its own requests go first. */
function useQuietOnce(): boolean {
  const isFetching = useIsFetching() > 0;
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet || isFetching) return;
    const timer = setTimeout(() => setIsQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isQuiet, isFetching]);
  return isQuiet;
}

/** The number behind an entry is that of one line of the dashboard, or of both lines about deliveries. */
const PATHS: Partial<Record<TaskKind, string>> = {
  toRead: paths.reviewApplicants,
  toRelease: paths.reviewApplicants,
  newApplicants: paths.postings,
  approval: paths.manageJobs,
  request: paths.manageUsers,
  deadLetter: paths.systemLogs,
  unsentMail: paths.systemLogs,
  draft: paths.applications,
  profile: paths.myProfile,
};
