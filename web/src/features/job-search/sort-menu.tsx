import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { NativeSelect } from '../../ui/native-select';
import { addressOf, type Criteria, SORTS, type Sort } from './criteria';

/** Distance needs somebody signed in or a typed place; otherwise it says so (P2.11–P2.13, U10). */
export function SortMenu({ criteria }: { criteria: Criteria }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const nowhere = !user && !criteria.location;
  const sortBy = (sort: Sort) => navigate(addressOf({ ...criteria, sort, offset: 0 }), { preventScrollReset: true });
  return (
    <div className="sort">
      <label htmlFor="sort">Sort by</label>
      <NativeSelect id="sort" value={criteria.sort} onChange={(event) => sortBy(event.target.value as Sort)}>
        {Object.entries(SORTS).map(([key, { label }]) => (
          <option key={key} value={key} disabled={key === 'distance' && nowhere}>
            {key === 'distance' && nowhere ? `${label} (enter a place first)` : label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
