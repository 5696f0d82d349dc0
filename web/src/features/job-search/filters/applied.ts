import type { Interpretation } from '../../../../../modules/postings/contract/api-interpretation';
import { type Criteria, NOTHING } from '../criteria';
import type { Parameter } from '../parameters';
import { filterWords, isParameter } from './filter-names';

/** How the server understood the search; nothing before it has answered. */
export type Understood = Interpretation | undefined;

export type Change = Partial<Criteria>;

export interface Applied {
  /** "Region: Southcentral". */
  words: string;
  /** What changes when it is removed. */
  without: Change;
}

/** The name of a choice for people, where only its key stands in the address. */
export type LabelOf = (name: Parameter, value: string) => string;

/** Words are shown where they are typed; these have nothing to be removed. */
const NOT_FILTERS: readonly Parameter[] = ['q', 'location', 'radius'];

/** Every filter that holds: those of the address and those that the words were understood to choose (U4). */
export function appliedOf(criteria: Criteria, understood: Understood, labelOf: LabelOf): Applied[] {
  const said = (understood?.filters ?? []).filter(({ name, value }) => !isAsked(criteria, name, value));
  const asked = (Object.keys(NOTHING) as Parameter[]).filter(
    (name) => isParameter(name) && !NOT_FILTERS.includes(name),
  );
  return [
    ...placeOf(criteria, understood),
    ...said.map(({ name, value, label, without }) => ({
      words: filterWords(name, value, label),
      without: { q: without },
    })),
    ...asked.flatMap((name) =>
      valuesOf(criteria, name).map((value) => ({
        words: filterWords(name, value, labelOf(name, value)),
        without: withoutChoice(criteria, understood, name, value),
      })),
    ),
  ];
}

/** "Near Harrisburg, 25 miles", wherever the place was named. */
export const nearWords = ({ name, radiusMiles }: { name: string; radiusMiles: number | null }) =>
  radiusMiles === null ? `In ${name}` : `Near ${name}, ${radiusMiles} miles`;

function placeOf({ location }: Criteria, understood: Understood): Applied[] {
  const place = understood?.place;
  const typed = { words: `Location: ${location}`, without: { location: '', radius: '' } };
  if (place) return [{ words: nearWords(place), without: { [place.from]: place.without, radius: '' } }];
  return location ? [typed] : [];
}

/** What changes when one choice goes, whether it was pressed or is said by the words; a text goes as a whole. */
export function withoutChoice(criteria: Criteria, understood: Understood, name: string, value: string): Change {
  const given = isParameter(name) ? criteria[name] : '';
  if (typeof given === 'string' && given) return { [name]: '' };
  if (given.includes(value) && typeof given !== 'string') return { [name]: given.filter((one) => one !== value) };
  const said = understood?.filters.find((filter) => filter.name === name && filter.value === value);
  return said ? { q: said.without } : {};
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const has = (words: readonly string[], word: string) => words.some((one) => one.toLowerCase() === word.toLowerCase());

/** Words of `q`, as they were corrected, that choose neither a place nor a filter: those that every rest has. */
function plainWords(q: string, understood: Understood): string[] {
  const { filters = [], place } = understood ?? {};
  const rests = [...(place?.from === 'q' ? [place] : []), ...filters].map(({ without }) => wordsOf(without));
  const [first = wordsOf(q), ...others] = rests;
  return first.filter((word) => others.every((rest) => has(rest, word)));
}

/** What changes when all filters go: the words that say none of them stay. */
export const withoutAll = ({ q, sort }: Criteria, understood: Understood): Criteria => ({
  ...NOTHING,
  q: plainWords(q, understood).join(' '),
  sort,
});

/** What changes when the words go: those that name a place or choose of a filter stay. */
export function withoutWords({ q }: Criteria, understood: Understood): Change {
  const plain = plainWords(q, understood);
  const corrected = (word: string) => understood?.corrected.find(({ from }) => has([from], word))?.to ?? word;
  const kept = wordsOf(q).filter((word) => !wordsOf(corrected(word)).every((one) => has(plain, one)));
  return { q: kept.join(' ') };
}

/** Whether the choice holds, by the address or by the words. */
export const isChosen = (criteria: Criteria, understood: Understood, name: string, value: string): boolean =>
  isAsked(criteria, name, value) ||
  Boolean(understood?.filters.some((filter) => filter.name === name && filter.value === value));

const isAsked = (criteria: Criteria, name: string, value: string): boolean =>
  isParameter(name) && valuesOf(criteria, name).includes(value);

export const valuesOf = (criteria: Criteria, name: Parameter): string[] =>
  [criteria[name]].flat().filter((value) => value !== '');
