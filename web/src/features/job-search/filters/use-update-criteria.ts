import { useNavigate } from 'react-router-dom';
import { type Criteria, searchUrl } from '../criteria';

/**
 * Applies a patch to the search: one history entry, page 1, no scrolling. Flushed synchronously, so that a checkbox is
 * ticked when its click ends.
 */
export function useUpdateCriteria(criteria: Criteria): (change: Partial<Criteria>) => void {
  const navigate = useNavigate();
  return (change) =>
    navigate(searchUrl({ ...criteria, ...change, offset: 0 }), { preventScrollReset: true, flushSync: true });
}
