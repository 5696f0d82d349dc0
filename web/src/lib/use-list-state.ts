import { useSearchParams } from 'react-router-dom';

interface Choice {
  value: string;
  label: string;
}

/** What a list of cards is sorted and filtered by. */
export interface Choices {
  sorts: readonly Choice[];
  filters: readonly Choice[];
}

export interface ListState extends Choices {
  sortedBy: string;
  /** Empty: every status. */
  status: string;
  offset: number;
  /** Goes back to the first page; an empty value takes the choice out of the address. */
  set(name: 'sortedBy' | 'status', value: string): void;
  hrefFor(offset: number): string;
}

const oneOf = (choices: readonly Choice[], value: string | null) =>
  choices.find((choice) => choice.value === value)?.value ?? '';

/** Sort, status and page of a list of cards in the address (U37); by status unless it says otherwise. */
export function useListState({ sorts, filters }: Choices): ListState {
  const [search, setSearch] = useSearchParams();
  return {
    sorts,
    filters,
    sortedBy: oneOf(sorts, search.get('sortedBy')) || 'status',
    status: oneOf(filters, search.get('status')),
    offset: Math.max(0, Math.trunc(Number(search.get('offset'))) || 0),
    set: (name, value) =>
      setSearch((old) => {
        old.delete('offset');
        if (value) old.set(name, value);
        else old.delete(name);
        return old;
      }),
    hrefFor: (offset) => {
      const address = new URLSearchParams(search);
      address.set('offset', String(offset));
      return `?${address}`;
    },
  };
}
