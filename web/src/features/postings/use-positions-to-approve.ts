import { usePositions } from '../../lib/queries/directory';

/** The ids of the positions whose postings are approved before visitors see them; undefined until they are known. */
export function usePositionsToApprove(enabled = true): ReadonlySet<string> | undefined {
  const { data } = usePositions(enabled);
  return data && new Set(data.filter(({ approval }) => approval).map(({ id }) => id));
}
