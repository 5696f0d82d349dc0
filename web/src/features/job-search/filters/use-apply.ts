import { useNavigate } from 'react-router-dom';
import { addressOf, type Criteria } from '../criteria';

/**
 * Changes something of the search: one entry of the history, page 1, and nothing on the page moves (U3). At once, so
 * that a box is ticked when the press that ticks it ends.
 */
export function useApply(criteria: Criteria): (change: Partial<Criteria>) => void {
  const navigate = useNavigate();
  return (change) =>
    navigate(addressOf({ ...criteria, ...change, offset: 0 }), { preventScrollReset: true, flushSync: true });
}
