import { Link } from 'react-router-dom';
import { addressOf, type Criteria } from '../criteria';
import type { Understood } from './applied';

/** Of what else was found; more tell nobody more. */
const MOST_SAID = 6;

/** What was searched for where that is not what was typed, with the way back to the words as they are. */
export function UnderstoodLine({ criteria, understood }: { criteria: Criteria; understood: Understood }) {
  if (!understood) return null;
  const { corrected, leftOut, expanded, terms, place } = understood;
  const asTyped = addressOf({ ...criteria, exact: 'true', offset: 0 });
  const also = [...new Set(expanded.flatMap(({ to }) => to))].slice(0, MOST_SAID);
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
      {also.length > 0 && (
        <p className="also">
          <small>Also finding: {also.join(', ')}</small>
        </p>
      )}
    </>
  );
}
