import { useUrlSearch } from './use-url-search';
import { withFilters } from './with-filters';

interface ListOption {
  value: string;
  label: string;
}

/** The sort and filter options of a card list. */
export interface ListOptions {
  sorts: readonly ListOption[];
  filters: readonly ListOption[];
}

/** The part of the URL that a list is requested by. */
interface ListPage {
  sortedBy: string;
  /** Empty for every status. */
  status: string;
  offset: number;
}

export interface ListState extends ListOptions, ListPage {
  /** Returns to the first page; an empty value removes the parameter from the URL. */
  set(name: 'sortedBy' | 'status', value: string): void;
  hrefFor(offset: number): string;
}

const knownValue = (choices: readonly ListOption[], value: string | null) =>
  choices.find((choice) => choice.value === value)?.value ?? '';

/** Sorted by status by default. */
export const parseListPage = (search: URLSearchParams, { sorts, filters }: ListOptions): ListPage => ({
  sortedBy: knownValue(sorts, search.get('sortedBy')) || 'status',
  status: knownValue(filters, search.get('status')),
  offset: Math.max(0, Math.trunc(Number(search.get('offset'))) || 0),
});

/** Sort, status and page of a card list, stored in the URL. */
export function useListState(options: ListOptions): ListState {
  const [search, setSearch] = useUrlSearch();
  return {
    ...options,
    ...parseListPage(search, options),
    set: (name, value) => setSearch((old) => withFilters(old, { [name]: value })),
    hrefFor: (offset) => {
      const next = new URLSearchParams(search);
      next.set('offset', String(offset));
      return `?${next}`;
    },
  };
}
