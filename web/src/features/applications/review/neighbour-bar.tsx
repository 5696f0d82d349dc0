import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Neighbours } from '#modules/applications/contract/api/review';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { formatInteger } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';

/**
 * Links to the applications before and after this one in the list of applicants. They are not fetched beforehand: an
 * application that was fetched counts as read.
 */
export function NeighbourBar({ neighbours: { previous, next, place, total } }: { neighbours: Neighbours }) {
  return (
    <nav className="neighbours no-print" aria-label="Candidates">
      {previous && (
        <ButtonLink small to={paths.reviewApplication(previous.id)} className="neighbour-previous">
          <IconChevronLeft size={18} aria-hidden />
          <Name word="Previous" of={previous} />
        </ButtonLink>
      )}
      <p>
        <b>
          {formatInteger(place)} of {formatInteger(total)}
        </b>{' '}
        <span className="muted">by Applied On</span>
      </p>
      {next && (
        <ButtonLink small to={paths.reviewApplication(next.id)} className="neighbour-next">
          <Name word="Next" of={next} />
          <IconChevronRight size={18} aria-hidden />
        </ButtonLink>
      )}
    </nav>
  );
}

/** One text, so that it is read without a pause; the name is for screen readers only where there is little room. */
function Name({ word, of }: { word: string; of: NonNullable<Neighbours['next']> }) {
  return (
    <span>
      {word}
      <span className="neighbour-name">: {candidateName(of)}</span>
    </span>
  );
}
