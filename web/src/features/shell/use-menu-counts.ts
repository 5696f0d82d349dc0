import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type TaskKind, WAITING_FOR_OTHERS } from '#modules/shared/task-kinds';
import { tasksQuery } from '#web/lib/queries/tasks';
import { hasRight } from '#web/lib/session/privileges';
import { type SessionUser, useSession } from '#web/lib/session/session';
import { termsGate } from '#web/lib/session/terms-gate';
import { paths } from '#web/paths';
import { menuCounts } from './menu-counts';

/** A page that has asked for nothing for so long has what it shows. */
const QUIET_MS = 2_000;

/** Counts what waits behind the entries of the menu, until the user is another one. */
export function useMenuCounts(): void {
  const { user } = useSession();
  const isQuiet = useQuietOnce();
  const { data } = useQuery({ ...tasksQuery, enabled: isQuiet && user !== null && !termsGate(user) });
  useEffect(() => {
    const counts: Record<string, number> = {};
    if (user) {
      for (const { kind, totalItemsCount, totalAmount } of data?.duties ?? []) {
        // Its applications are counted among those to read or release; what others have to do counts nowhere.
        if (kind === 'reviewDue' || WAITING_FOR_OTHERS.has(kind)) continue;
        const path = pathOf(kind, user);
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

/** The entry of the page where tasks of a kind are done. */
function pathOf(kind: TaskKind, user: SessionUser): string {
  switch (kind) {
    case 'reviewDue':
    case 'toRead':
    case 'toRelease':
      return paths.reviewApplicants;
    case 'approval':
      return paths.manageJobs;
    case 'rejected':
      return hasRight(user, 'ownPostings') ? paths.postings : paths.manageJobs;
    case 'newApplicants':
    case 'inRelease':
    case 'askedRights':
    case 'outcomes':
    case 'withoutApplicants':
      return hasRight(user, 'manageJobs') ? paths.manageJobs : paths.postings;
    case 'request':
      return paths.manageUsers;
    case 'deadLetter':
    case 'unsentMail':
      return paths.systemLogs;
    case 'draft':
    case 'refusedAttachment':
      return paths.applications;
    case 'profile':
    case 'refusedDocument':
      return paths.myProfile;
  }
}
