import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { paths } from '../../paths';
import { NativeSelect } from '../../ui/native-select';
import { addressOf, type Criteria, SORTS, type Sort } from './criteria';

/**
 * Distance needs somebody signed in or a typed place; otherwise it says so (P2.11–P2.13, U10). Without scripts it is a
 * form of its own with a button (U12).
 */
export function SortMenu({ criteria }: { criteria: Criteria }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { sort, offset, ...fields } = criteria;
  const nowhere = !user && !criteria.location;
  const sortBy = (sort: Sort) => navigate(addressOf({ ...criteria, sort, offset: 0 }), { preventScrollReset: true });
  return (
    <form className="sort" action={paths.findJob}>
      <HiddenFields fields={fields} />
      <label htmlFor="sort">Sort by</label>
      <NativeSelect id="sort" name="sort" value={sort} onChange={(event) => sortBy(event.target.value as Sort)}>
        {Object.entries(SORTS).map(([key, { label }]) => (
          <option key={key} value={key} disabled={key === 'distance' && nowhere}>
            {key === 'distance' && nowhere ? `${label} (enter a place first)` : label}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        <button type="submit" className="btn sm">
          Sort
        </button>
      </noscript>
    </form>
  );
}

/** What a form passes on without showing it. */
export const HiddenFields = ({ fields }: { fields: Partial<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />);
