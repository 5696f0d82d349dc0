import { useUrlSearch } from '#web/lib/url-state/use-url-search';

/** Columns that can be left out; the title always stays. */
export const OPTIONAL_COLUMNS = [
  { value: 'number', label: 'Job Number' },
  { value: 'position', label: 'Position' },
  { value: 'organization', label: 'Organization' },
  { value: 'city', label: 'City' },
  { value: 'expires', label: 'Expires' },
  { value: 'status', label: 'Status' },
  { value: 'started', label: 'Started' },
  { value: 'applicants', label: 'Applicants' },
] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number]['value'];

/** The columns of W7.7. */
const DEFAULT_COLUMNS: readonly OptionalColumn[] = ['number', 'position', 'organization', 'city', 'expires', 'status'];

export interface TableView {
  columns: readonly OptionalColumn[];
  isRoomy: boolean;
}

const KEY = 'managePostingsView';

/** The view of the URL, else the one that was chosen last, else that of W7.7. */
export function parseView(search: URLSearchParams, stored: string | null): TableView {
  const remembered = new URLSearchParams(stored ?? '');
  const columns = search.get('columns') ?? remembered.get('columns');
  const names = columns?.split('.');
  return {
    columns: names
      ? OPTIONAL_COLUMNS.map(({ value }) => value).filter((value) => names.includes(value))
      : DEFAULT_COLUMNS,
    isRoomy: (search.get('rows') ?? remembered.get('rows')) === 'roomy',
  };
}

/** As parameters of the URL. */
export const serializeView = ({ columns, isRoomy }: TableView) => ({
  columns: columns.join('.'),
  rows: isRoomy ? 'roomy' : 'dense',
});

/** Columns and height of rows, stored in the URL and for the next visit. */
export function useTableView(): TableView & { set(view: TableView): void } {
  const [search, setSearch] = useUrlSearch();
  return {
    ...parseView(search, localStorage.getItem(KEY)),
    set: (view) => {
      const parameters = serializeView(view);
      localStorage.setItem(KEY, new URLSearchParams(parameters).toString());
      setSearch(
        (old) => {
          for (const [name, value] of Object.entries(parameters)) old.set(name, value);
          return old;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
