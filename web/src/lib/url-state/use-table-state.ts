import { useSearchParams } from 'react-router-dom';

export type SortAlgorithm = 'ASC' | 'DESC';

export interface TableState {
  offset: number;
  limit: number;
  sortedBy: string | null;
  sortedAlgorithm: SortAlgorithm;
  goTo(offset: number): void;
  setLimit(limit: number): void;
  /** Sorts by a column; selecting the same column again reverses the order. */
  sortBy(column: string): void;
}

const PAGE_SIZE_KEY = 'tablePageSize';
/** Row limit of most lists (T27); others pass their own. */
const MAX_LIMIT = 100;

interface Options {
  prefix?: string;
  limit?: number;
  maxLimit?: number;
}

/**
 * Page, page size and sort of a table, stored in the URL (U37). The last page size is the default of the next table.
 * `prefix` separates two tables on one page: `?jobs.offset=20`.
 */
export function useTableState(options: Options = {}): TableState {
  const [search, setSearch] = useSearchParams();
  const key = (name: string) => (options.prefix ? `${options.prefix}.${name}` : name);
  const number = (name: string) => Number(search.get(key(name))) || 0;
  const set = (changes: Record<string, string | number>) =>
    setSearch(
      (old) => {
        for (const [name, value] of Object.entries(changes)) old.set(key(name), String(value));
        return old;
      },
      { preventScrollReset: true },
    );

  const sortedBy = search.get(key('sortedBy'));
  const sortedAlgorithm = search.get(key('sortedAlgorithm')) === 'DESC' ? 'DESC' : 'ASC';
  return {
    offset: number('offset'),
    limit: Math.min(
      number('limit') || Number(localStorage.getItem(PAGE_SIZE_KEY)) || options.limit || 10,
      options.maxLimit ?? MAX_LIMIT,
    ),
    sortedBy,
    sortedAlgorithm,
    goTo: (offset) => set({ offset }),
    setLimit: (limit) => {
      localStorage.setItem(PAGE_SIZE_KEY, String(limit));
      set({ limit, offset: 0 });
    },
    sortBy: (column) => {
      const turned = column === sortedBy && sortedAlgorithm === 'ASC' ? 'DESC' : 'ASC';
      set({ sortedBy: column, sortedAlgorithm: turned, offset: 0 });
    },
  };
}
