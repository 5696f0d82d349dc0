import { useSearchParams } from 'react-router-dom';

interface ListOption {
  value: string;
  label: string;
}

/** The sort and filter options of a card list. */
export interface ListOptions {
  sorts: readonly ListOption[];
  filters: readonly ListOption[];
}

export interface ListState extends ListOptions {
  sortedBy: string;
  /** Empty for every status. */
  status: string;
  offset: number;
  /** Returns to the first page; an empty value removes the parameter from the URL. */
  set(name: 'sortedBy' | 'status', value: string): void;
  hrefFor(offset: number): string;
}

const knownValue = (choices: readonly ListOption[], value: string | null) =>
  choices.find((choice) => choice.value === value)?.value ?? '';

/** Sort, status and page of a card list, stored in the URL (U37). Sorted by status by default. */
export function useListState({ sorts, filters }: ListOptions): ListState {
  const [search, setSearch] = useSearchParams();
  return {
    sorts,
    filters,
    sortedBy: knownValue(sorts, search.get('sortedBy')) || 'status',
    status: knownValue(filters, search.get('status')),
    offset: Math.max(0, Math.trunc(Number(search.get('offset'))) || 0),
    set: (name, value) =>
      setSearch((old) => {
        old.delete('offset');
        if (value) old.set(name, value);
        else old.delete(name);
        return old;
      }),
    hrefFor: (offset) => {
      const next = new URLSearchParams(search);
      next.set('offset', String(offset));
      return `?${next}`;
    },
  };
}
