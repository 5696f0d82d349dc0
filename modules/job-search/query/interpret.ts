import type { Interpretation, InterpretedPlace } from '../contract/api/interpretation.js';
import type { ParsedQuery } from '../query-understanding/query-parser.js';
import type { RelaxedQuery } from '../query-understanding/query-relaxation.js';
import type { ResolvedLocation } from './location-resolver.js';

/** Reports how `q` and `location` were understood. */
export function interpret(
  parsed: ParsedQuery | null,
  relaxed: RelaxedQuery | null,
  location: ResolvedLocation | null,
  mentioned: number,
): Interpretation {
  const isBroadened = relaxed?.matchingAll !== undefined;
  const { terms = [], filters = [] } = (isBroadened ? parsed : (relaxed ?? parsed)) ?? {};
  const inText = parsed?.place ?? null;
  return {
    terms: terms.map(({ typed }) => typed),
    corrected: parsed?.corrections ?? [],
    didYouMean: parsed?.didYouMean ?? null,
    expanded: terms.flatMap(({ typed, also }) => (also.length ? [{ from: typed, to: also }] : [])),
    leftOut: relaxed?.droppedWords ?? [],
    few:
      relaxed?.matchingAll === undefined
        ? null
        : {
            count: relaxed.matchingAll,
            kept: relaxed.droppedTerms.length ? (relaxed.terms[0]?.typed ?? null) : null,
            aroundMiles: relaxed.widened?.miles ?? null,
          },
    mentioned,
    filters: filters.map(({ name, value, label, typed }) => ({
      name,
      value,
      label,
      without: removePhrase(parsed?.text ?? '', typed),
    })),
    asksForZipCode: parsed ? parsed.isNearSearcher && !parsed.place : false,
    place: location
      ? interpretLocation(location, 'location', '')
      : inText && interpretLocation(inText, 'q', parsed?.rest ?? ''),
  };
}

function interpretLocation(
  { kind, name, radius, others }: ResolvedLocation,
  from: InterpretedPlace['from'],
  without: string,
): InterpretedPlace {
  const instead = (other: string) => `${without} ${other}`.trim();
  return {
    from,
    kind,
    name,
    radiusMiles: radius,
    without,
    others: others.map((other) => ({ name: other, instead: instead(other) })),
  };
}

const removePhrase = (text: string, typed: string) =>
  text.toLowerCase().replace(typed, ' ').replace(/\s+/g, ' ').trim();
