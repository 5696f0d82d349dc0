import { Link } from 'react-router-dom';
import { type Criteria, searchUrl } from '../criteria';
import type { OptionalInterpretation } from './active-filters';

/** Limits the listed expansions: more would not help the user. */
const MAX_EXPANSIONS = 6;

/** Shows corrections and expansions of the query, with a link to search for the words as typed. */
export function InterpretationLine({
  criteria,
  interpretation,
}: {
  criteria: Criteria;
  interpretation: OptionalInterpretation;
}) {
  if (!interpretation) return null;
  const { corrected, didYouMean, leftOut, expanded, terms, place, asksForZipCode, few } = interpretation;
  const asTyped = searchUrl({ ...criteria, exact: 'true', offset: 0 });
  const also = [...new Set(expanded.flatMap(({ to }) => to))].slice(0, MAX_EXPANSIONS);
  return (
    <>
      {(corrected.length > 0 || leftOut.length > 0) && (
        <p className="understood">
          Showing results {terms.length > 0 && 'for '}
          <b>{terms.join(' ')}</b>
          {place && (
            <>
              {place.radiusMiles === null ? ' in ' : ' near '}
              <b>{place.name}</b>
            </>
          )}
          {leftOut.length > 0 && ` without “${leftOut.join(' ')}”`} · Search instead for{' '}
          <Link to={asTyped} preventScrollReset>
            {corrected.length > 0 ? corrected.map(({ from }) => from).join(' ') : 'all of the words'}
          </Link>
        </p>
      )}
      {didYouMean && (
        <p className="understood">
          Did you mean{' '}
          <Link to={searchUrl({ ...criteria, q: didYouMean, offset: 0 })} preventScrollReset>
            {didYouMean}
          </Link>
          ?
        </p>
      )}
      {few && (
        <p className="understood">
          {few.count || 'None'} of these match{few.count === 1 && 'es'} fully{few.aroundMiles && ` in ${place?.name}`}.
          Others
          {few.kept && ` with “${few.kept}”`}
          {few.aroundMiles && ` within ${few.aroundMiles} miles`} follow ·{' '}
          <Link to={asTyped} preventScrollReset>
            Only all of the words
          </Link>
        </p>
      )}
      {asksForZipCode && (
        <p className="understood">
          These are jobs anywhere in Pennsylvania. To see those near you, please enter your{' '}
          <a href="#location">ZIP code or city</a>.
        </p>
      )}
      {also.length > 0 && (
        <p className="also">
          <small>Also finding: {also.join(', ')}</small>
        </p>
      )}
    </>
  );
}
