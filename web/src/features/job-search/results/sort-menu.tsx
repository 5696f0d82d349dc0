import { useNavigate } from 'react-router-dom';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { NativeSelect } from '#web/ui/fields/native-select';
import { type Criteria, effectiveSort, searchUrl } from '../criteria';
import { HiddenFields } from '../panel/hidden-fields';
import { SORTS, type Sort } from './sorts';

const ALL = Object.keys(SORTS) as Sort[];

interface Props {
  criteria: Criteria;
  /** Whether the search has a place, from either field. */
  hasPlace: boolean;
}

/**
 * Sorting by distance requires a signed-in user or a place and says so. Without JavaScript it is a form with a button.
 */
export function SortMenu({ criteria, hasPlace }: Props) {
  const navigate = useNavigate();
  const { user } = useSession();
  const nowhere = !user && !hasPlace;
  const sorts = ALL.filter((key) => key !== 'relevance' || criteria.q);
  const sortBy = (sort: Sort) =>
    navigate(searchUrl({ ...criteria, sort, offset: 0 }), { preventScrollReset: true, flushSync: true });
  return (
    <form className="sort" action={paths.findJob}>
      <HiddenFields criteria={{ ...criteria, sort: '' }} />
      <label htmlFor="sort">Sort by</label>
      <NativeSelect
        id="sort"
        name="sort"
        value={effectiveSort(criteria)}
        onChange={(event) => sortBy(event.target.value as Sort)}
      >
        {sorts.map((key) => (
          <option key={key} value={key} disabled={key === 'distance' && nowhere}>
            {key === 'distance' && nowhere ? `${SORTS[key].label} (enter a place first)` : SORTS[key].label}
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
