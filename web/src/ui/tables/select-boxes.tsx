import type { RowChoice } from '#web/lib/lists/use-selection';

/** The checkbox above a list whose rows can be selected. */
export const SELECT_PAGE_ID = 'select-page';

interface PageProps<T> {
  selection: RowChoice<T>;
  rows: readonly T[];
}

/** Selects or leaves all rows of the page. */
export function SelectPage<T>({ selection, rows }: PageProps<T>) {
  const selected = rows.filter(selection.has).length;
  return (
    <label className="check select-box">
      <input
        id={SELECT_PAGE_ID}
        type="checkbox"
        checked={rows.length > 0 && selected === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < rows.length;
        }}
        onChange={() => selection.toggle(rows)}
      />
      <span className="vh">Select this page</span>
    </label>
  );
}

/** Selects or leaves a row. */
export function SelectRow<T>({ selection, row }: { selection: RowChoice<T>; row: T }) {
  return (
    <label className="check select-box">
      <input type="checkbox" checked={selection.has(row)} onChange={() => selection.toggle([row])} />
      <span className="vh">Select {selection.nameOf(row)}</span>
    </label>
  );
}
