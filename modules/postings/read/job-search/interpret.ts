import type { Interpretation, InterpretedPlace } from '../../contract/api-interpretation.js';
import type { SearchedPlace } from './search-places.js';
import type { Kept } from './understanding/leave-out.js';
import type { Meaning } from './understanding/understand-text.js';

/** What the answer says of how `q` and `location` were understood. */
export function interpret(meaning: Meaning | null, kept: Kept | null, place: SearchedPlace | null): Interpretation {
  const { terms = [], filters = [] } = kept ?? meaning ?? {};
  const inText = meaning?.place ?? null;
  return {
    terms: terms.map(({ typed }) => typed),
    corrected: meaning?.corrected ?? [],
    expanded: terms.flatMap(({ typed, also }) => (also.length ? [{ from: typed, to: also }] : [])),
    leftOut: kept?.words ?? [],
    filters: filters.map(({ name, value, label, typed }) => ({
      ...{ name, value, label },
      without: without(meaning?.text ?? '', typed),
    })),
    place: place ? shown(place, 'location', '') : inText && shown(inText, 'q', meaning?.rest ?? ''),
  };
}

function shown(
  { kind, name, radius, others }: SearchedPlace,
  from: InterpretedPlace['from'],
  without: string,
): InterpretedPlace {
  const instead = (other: string) => `${without} ${other}`.trim();
  return {
    ...{ from, kind, name, radiusMiles: radius, without },
    others: others.map((other) => ({ name: other, instead: instead(other) })),
  };
}

const without = (text: string, typed: string) => text.toLowerCase().replace(typed, ' ').replace(/\s+/g, ' ').trim();
