import type { TableState } from '#web/lib/url-state/use-table-state';
import { NativeSelect } from '#web/ui/fields/native-select';
import { SORTS } from './sort-words';

/** Takes the place of the column headers where rows are cards. */
export function SortChoice({ table: { sortedBy, sortedAlgorithm, sortBy } }: { table: TableState }) {
  const chosen = SORTS.findIndex(({ column, direction }) => column === sortedBy && direction === sortedAlgorithm);
  return (
    <span className="sort-choice">
      <NativeSelect
        aria-label="Sort"
        value={chosen}
        onChange={({ target }) => {
          const sort = SORTS[Number(target.value)];
          if (sort) sortBy(sort.column, sort.direction);
        }}
      >
        {SORTS.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
