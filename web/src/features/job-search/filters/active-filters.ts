import type { Interpretation } from '#modules/job-search/contract/api/interpretation';
import { type Criteria, EMPTY_CRITERIA } from '../criteria';
import type { Parameter } from '../parameters';
import { filterLabel, isParameter } from './filter-names';

/** The server's interpretation of the search; undefined before its response. */
export type OptionalInterpretation = Interpretation | undefined;

export type CriteriaPatch = Partial<Criteria>;

export interface ActiveFilter {
  /** "Region: Southcentral". */
  words: string;
  /** The patch that removes the filter. */
  without: CriteriaPatch;
}

/** Looks up the label of a choice whose key is in the URL. */
export type LabelLookup = (name: Parameter, value: string) => string;

/** Parameters shown in their own fields, which are not removable filters. */
const NON_FILTERS: readonly Parameter[] = ['q', 'location', 'radius'];

/** All active filters: those of the URL and those inferred from the keywords. */
export function activeFilters(
  criteria: Criteria,
  interpretation: OptionalInterpretation,
  labelOf: LabelLookup,
): ActiveFilter[] {
  const inferred = (interpretation?.filters ?? []).filter(({ name, value }) => !isInUrl(criteria, name, value));
  const names = (Object.keys(EMPTY_CRITERIA) as Parameter[]).filter(
    (name) => isParameter(name) && !NON_FILTERS.includes(name),
  );
  return [
    ...locationFilter(criteria, interpretation),
    ...inferred.map(({ name, value, label, without }) => ({
      words: filterLabel(name, value, label),
      without: { q: without },
    })),
    ...names.flatMap((name) =>
      selectedValues(criteria, name).map((value) => ({
        words: filterLabel(name, value, labelOf(name, value)),
        without: withoutChoice(criteria, interpretation, name, value),
      })),
    ),
  ];
}

/** "Near Harrisburg, 25 miles", from either field. */
const locationText = ({ name, radiusMiles }: { name: string; radiusMiles: number | null }) =>
  radiusMiles === null ? `In ${name}` : `Near ${name}, ${radiusMiles} miles`;

function locationFilter({ location }: Criteria, interpretation: OptionalInterpretation): ActiveFilter[] {
  const place = interpretation?.place;
  const typed = { words: `Location: ${location}`, without: { location: '', radius: '' } };
  if (place) return [{ words: locationText(place), without: { [place.from]: place.without, radius: '' } }];
  return location ? [typed] : [];
}

/** The patch that removes one choice, selected or inferred. A text parameter is removed as a whole. */
export function withoutChoice(
  criteria: Criteria,
  interpretation: OptionalInterpretation,
  name: string,
  value: string,
): CriteriaPatch {
  const current = isParameter(name) ? criteria[name] : '';
  if (typeof current === 'string' && current) return { [name]: '' };
  if (current.includes(value) && typeof current !== 'string') return { [name]: current.filter((one) => one !== value) };
  const inferred = interpretation?.filters.find((filter) => filter.name === name && filter.value === value);
  return inferred ? { q: inferred.without } : {};
}

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean);
const includesWord = (words: readonly string[], word: string) =>
  words.some((one) => one.toLowerCase() === word.toLowerCase());

/** The corrected words of `q` that express neither a place nor a filter: those common to all remainders. */
function plainWords(q: string, interpretation: OptionalInterpretation): string[] {
  const { filters = [], place } = interpretation ?? {};
  const rests = [...(place?.from === 'q' ? [place] : []), ...filters].map(({ without }) => splitWords(without));
  const [first = splitWords(q), ...others] = rests;
  return first.filter((word) => others.every((rest) => includesWord(rest, word)));
}

/** Removes all filters; keywords that express none of them stay. */
export const withoutAll = ({ q, sort }: Criteria, interpretation: OptionalInterpretation): Criteria => ({
  ...EMPTY_CRITERIA,
  q: plainWords(q, interpretation).join(' '),
  sort,
});

/** Removes the keywords; those that express a place or a filter stay. */
export function withoutWords({ q }: Criteria, interpretation: OptionalInterpretation): CriteriaPatch {
  const plain = plainWords(q, interpretation);
  const corrected = (word: string) =>
    interpretation?.corrected.find(({ from }) => includesWord([from], word))?.to ?? word;
  const remaining = splitWords(q).filter(
    (word) => !splitWords(corrected(word)).every((one) => includesWord(plain, one)),
  );
  return { q: remaining.join(' ') };
}

/** Whether the choice is selected in the URL or inferred from the keywords. */
export const isSelected = (
  criteria: Criteria,
  interpretation: OptionalInterpretation,
  name: string,
  value: string,
): boolean =>
  isInUrl(criteria, name, value) ||
  Boolean(interpretation?.filters.some((filter) => filter.name === name && filter.value === value));

const isInUrl = (criteria: Criteria, name: string, value: string): boolean =>
  isParameter(name) && selectedValues(criteria, name).includes(value);

export const selectedValues = (criteria: Criteria, name: Parameter): string[] =>
  [criteria[name]].flat().filter((value) => value !== '');
