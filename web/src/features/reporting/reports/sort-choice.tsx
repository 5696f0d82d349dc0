import type { ReportHeader } from '#modules/reporting/contract/api/reports';
import type { TableState } from '#web/lib/url-state/use-table-state';
import { NativeSelect } from '#web/ui/fields/native-select';

/** Takes the place of the column headers where rows are cards. */
export function SortChoice({ headers, table }: { headers: readonly ReportHeader[]; table: TableState }) {
  const sorts = headers
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, title }) => [
      { key, direction: 'ASC', label: title } as const,
      { key, direction: 'DESC', label: `${title}, reversed` } as const,
    ]);
  const chosen = sorts.findIndex(({ key, direction }) => key === table.sortedBy && direction === table.sortedAlgorithm);
  return (
    <div className="report-sort">
      <NativeSelect
        aria-label="Sort"
        value={chosen}
        onChange={({ target }) => {
          const sort = sorts[Number(target.value)];
          if (sort) table.sortBy(sort.key, sort.direction);
        }}
      >
        {sorts.map(({ label }, index) => (
          <option key={label} value={index}>
            Sort by {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
