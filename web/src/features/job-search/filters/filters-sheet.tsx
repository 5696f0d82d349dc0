import type { ReactNode } from 'react';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import { Sheet } from '#web/ui/overlays/sheet';
import type { Criteria } from '../criteria';
import { countSelectedFacets, EMPTY_FACETS } from './selected-facets';
import { useUpdateCriteria } from './use-update-criteria';

interface Props {
  criteria: Criteria;
  /** Number of jobs with the current filters. */
  total: number | undefined;
  onClose(): void;
  children: ReactNode;
}

/** The filters on phones, in a full-page dialog; every change applies at once. */
export function FiltersSheet({ criteria, total, onClose, children }: Props) {
  const updateCriteria = useUpdateCriteria(criteria);
  const foot = (
    <>
      <Button onClick={() => updateCriteria(EMPTY_FACETS)}>Clear filters</Button>
      <Button look="fill" onClick={onClose}>
        <span aria-live="polite">Show {total === undefined ? 'jobs' : pluralize(total, 'job')}</span>
      </Button>
    </>
  );
  return (
    <Sheet title="Filters" {...{ foot, onClose }}>
      {children}
    </Sheet>
  );
}

/** Opens the filters on phones; without JavaScript a link to them. */
export function FiltersButton({ criteria, onPress }: { criteria: Criteria; onPress(): void }) {
  const count = countSelectedFacets(criteria);
  return (
    <>
      <Button small className="filters-button" aria-haspopup="dialog" onClick={onPress}>
        {icons.filter} Filters{count > 0 && ` (${count})`}
      </Button>
      <noscript>
        <a className="btn sm to-filters" href="#filters">
          Filters
        </a>
      </noscript>
    </>
  );
}
