import { useSearchParams } from 'react-router-dom';

export type SortAlgorithm = 'ASC' | 'DESC';

export interface TableState {
  offset: number;
  limit: number;
  sortedBy: string | null;
  sortedAlgorithm: SortAlgorithm;
  goTo(offset: number): void;
  setLimit(limit: number): void;
  /** Sorts by a column; the second click on the same one turns the order round. */
  sortBy(column: string): void;
}

const SIZE_KEY = 'tablePageSize';
/** Rows that most lists give at once (T27); those that give more say so. */
const MOST = 100;

interface Options {
  prefix?: string;
  limit?: number;
  maxLimit?: number;
}

/**
 * Page, size and sort of a table in the address (U37); the size last chosen is the default on the next table.
 * `prefix` keeps two tables of one page apart: `?jobs.offset=20`.
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
      number('limit') || Number(localStorage.getItem(SIZE_KEY)) || options.limit || 10,
      options.maxLimit ?? MOST,
    ),
    sortedBy,
    sortedAlgorithm,
    goTo: (offset) => set({ offset }),
    setLimit: (limit) => {
      localStorage.setItem(SIZE_KEY, String(limit));
      set({ limit, offset: 0 });
    },
    sortBy: (column) => {
      const turned = column === sortedBy && sortedAlgorithm === 'ASC' ? 'DESC' : 'ASC';
      set({ sortedBy: column, sortedAlgorithm: turned, offset: 0 });
    },
  };
}
