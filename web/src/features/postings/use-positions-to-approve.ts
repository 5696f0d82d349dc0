import { usePositions } from '#web/lib/queries/directory';
import { useSession } from '#web/lib/session/session';
import { isAdminLevel } from './rights';

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of the positions whose postings wait for approval after this, unless they are approved already; undefined
 * until they are known. Admin-level users approve an open posting by extending it.
 */
export function usePositionsToApprove(move: 'extend' | 'schedule'): ReadonlySet<string> | undefined {
  const { user } = useSession();
  const approves = move === 'extend' && isAdminLevel(user);
  const { data } = usePositions(!approves);
  if (approves) return NONE;
  return data && new Set(data.filter(({ approval }) => approval).map(({ id }) => id));
}
