import { useEffect, useMemo } from 'react';
import type { Suggestion } from '#modules/job-search/contract/api/suggest';
import { type RecentSearch, recentSearches, rememberSearch } from './recent-searches';

/** A recent search as an option of the list. The one without a value clears them all. */
export type RecentOption = Omit<Suggestion, 'kind'> & { kind: 'recent' };

const CLEAR: RecentOption = { kind: 'recent', label: 'Clear recent searches', value: '' };
const NONE: readonly RecentOption[] = [];

const toOption = ({ q, location }: RecentSearch): RecentOption => ({
  kind: 'recent',
  label: location ? `${q} near ${location}` : q,
  value: q,
  location,
});

/** Remembers the submitted searches of the form, and returns the recent ones while they are wanted. */
export function useRecentSearches(form: HTMLFormElement | null, isWanted: boolean): readonly RecentOption[] {
  useEffect(() => {
    if (!form) return;
    const remember = () => rememberSearch({ q: fieldText(form, 'q'), location: fieldText(form, 'location') });
    form.addEventListener('submit', remember);
    return () => form.removeEventListener('submit', remember);
  }, [form]);
  return useMemo(() => {
    const searches = form && isWanted ? recentSearches() : [];
    return searches.length ? [...searches.map(toOption), CLEAR] : NONE;
  }, [form, isWanted]);
}

/** The text of a form's field; empty without a form. */
export const fieldText = (form: HTMLFormElement | null, name: string): string =>
  form ? String(new FormData(form).get(name) ?? '') : '';
