import { useUrlSearch } from './use-url-search';

export type SortAlgorithm = 'ASC' | 'DESC';

/** The part of the URL that a table is requested by. */
interface TablePage {
  offset: number;
  limit: number;
  sortedBy: string | null;
  sortedAlgorithm: SortAlgorithm;
}

export interface TableState extends TablePage {
  goTo(offset: number): void;
  setLimit(limit: number): void;
  /** Sorts by a column; without a direction, selecting the same column again reverses the order. */
  sortBy(column: string, direction?: SortAlgorithm): void;
}

const PAGE_SIZE_KEY = 'tablePageSize';
/** Row limit of most lists; others pass their own. */
const MAX_LIMIT = 100;

export interface TableOptions {
  prefix?: string;
  limit?: number;
  maxLimit?: number;
  /** The column that the list is sorted by, ascending, before one is chosen. */
  sortedBy?: string;
}

const keyFor =
  ({ prefix }: TableOptions) =>
  (name: string) =>
    prefix ? `${prefix}.${name}` : name;

/** The last page size is the default of the next table. */
export function parseTablePage(search: URLSearchParams, options: TableOptions = {}): TablePage {
  const key = keyFor(options);
  const number = (name: string) => Math.max(0, Number(search.get(key(name))) || 0);
  return {
    offset: number('offset'),
    limit: Math.min(
      number('limit') || Number(localStorage.getItem(PAGE_SIZE_KEY)) || options.limit || 10,
      options.maxLimit ?? MAX_LIMIT,
    ),
    sortedBy: search.get(key('sortedBy')) ?? options.sortedBy ?? null,
    sortedAlgorithm: search.get(key('sortedAlgorithm')) === 'DESC' ? 'DESC' : 'ASC',
  };
}

/**
 * Page, page size and sort of a table, stored in the URL. `prefix` separates two tables on one page:
 * `?jobs.offset=20`.
 */
export function useTableState(options: TableOptions = {}): TableState {
  const [search, setSearch] = useUrlSearch();
  const key = keyFor(options);
  const set = (changesOf: (page: TablePage) => Partial<TablePage>) =>
    setSearch(
      (old) => {
        for (const [name, value] of Object.entries(changesOf(parseTablePage(old, options))))
          old.set(key(name), String(value));
        return old;
      },
      { preventScrollReset: true },
    );

  return {
    ...parseTablePage(search, options),
    goTo: (offset) => set(() => ({ offset })),
    setLimit: (limit) => {
      localStorage.setItem(PAGE_SIZE_KEY, String(limit));
      set(() => ({ limit, offset: 0 }));
    },
    sortBy: (column, direction) =>
      set((page) => {
        const turned = column === page.sortedBy && page.sortedAlgorithm === 'ASC' ? 'DESC' : 'ASC';
        return { sortedBy: column, sortedAlgorithm: direction ?? turned, offset: 0 };
      }),
  };
}
