import type { NothingFound } from '#modules/job-search/contract/api/interpretation';
import { pluralize } from '#web/lib/formatting/format';
import type { Criteria } from '../criteria';
import {
  type ActiveFilter,
  type CriteriaPatch,
  type LabelLookup,
  type OptionalInterpretation,
  selectedValues,
  withoutWords,
} from './active-filters';
import { filterLabel, isParameter } from './filter-names';

export interface ZeroResultSuggestion {
  words: string;
  change: CriteriaPatch;
}

/** Changes that would find jobs, as counted by the server. */
export function zeroResultSuggestions(
  criteria: Criteria,
  interpretation: OptionalInterpretation,
  { without, wider }: NothingFound,
  labelOf: LabelLookup,
): ZeroResultSuggestion[] {
  const suggestions = without.flatMap(({ name, count }) => {
    const removal = removalOf(criteria, interpretation, name, labelOf);
    return removal ? [{ words: `Without ${removal.words} (${pluralize(count, 'job')})`, change: removal.change }] : [];
  });
  if (!wider) return suggestions;
  const { radiusMiles, count } = wider;
  const words = `Within ${radiusMiles} miles (${pluralize(count, 'job')})`;
  return [...suggestions, { words, change: { radius: String(radiusMiles) } }];
}

/** Prefix of filters that are inferred from `q`: `q.remote`. */
const QUERY_PREFIX = 'q.';

function removalOf(
  criteria: Criteria,
  interpretation: OptionalInterpretation,
  name: string,
  labelOf: LabelLookup,
): ZeroResultSuggestion | null {
  const place = interpretation?.place;
  if (name === 'place') return place ? locationRemoval(place.name, { q: place.without }) : null;
  if (name === 'location') return locationRemoval(place?.name ?? criteria.location, { location: '' });
  if (name === 'q') {
    const words = interpretation?.terms.join(' ') || criteria.q;
    return { words: filterLabel('q', words, words), change: withoutWords(criteria, interpretation) };
  }
  if (name.startsWith(QUERY_PREFIX)) {
    const inferred = interpretation?.filters.find((filter) => QUERY_PREFIX + filter.name === name);
    return inferred
      ? { words: filterLabel(inferred.name, inferred.value, inferred.label), change: { q: inferred.without } }
      : null;
  }
  if (!isParameter(name)) return null;
  const values = selectedValues(criteria, name);
  const labels = values.map((value) => labelOf(name, value)).join(', ');
  const nothing = typeof criteria[name] === 'string' ? '' : [];
  return { words: filterLabel(name, values[0] ?? '', labels), change: { [name]: nothing } };
}

const locationRemoval = (name: string, change: CriteriaPatch): ZeroResultSuggestion => ({
  words: filterLabel('location', name, name),
  change: { ...change, radius: '' },
});

/** The same without counts. A sole filter is not offered: removing it shows all jobs, which have their own link. */
export function uncountedSuggestions({ q }: Criteria, active: readonly ActiveFilter[]): ZeroResultSuggestion[] {
  const texts = q ? [{ words: filterLabel('q', q, q), without: { q: '' } }] : [];
  const parts = [...texts, ...active];
  if (parts.length < 2) return [];
  return parts.map(({ words, without }) => ({ words: `Without ${words}`, change: without }));
}
