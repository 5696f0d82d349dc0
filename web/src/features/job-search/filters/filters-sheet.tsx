import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { counted } from '../../../lib/format';
import { Button, IconButton } from '../../../ui/button';
import { icons } from '../../../ui/icons';
import type { Criteria } from '../criteria';
import { chosenFacets, NO_FACETS } from './chosen-facets';
import { useApply } from './use-apply';

interface Props {
  criteria: Criteria;
  /** Jobs that are found with the filters as they are. */
  total: number | undefined;
  onClose(): void;
  children: ReactNode;
}

/** The filters of phones, over the whole page while it is rendered; every press counts at once. */
export function FiltersSheet({ criteria, total, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const apply = useApply(criteria);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog className="filters-sheet" ref={dialog} aria-label="Filters" onCancel={onClose}>
      <div className="head">
        <h2>Filters</h2>
        <IconButton label="Close filters" onClick={onClose}>
          {icons.close}
        </IconButton>
      </div>
      <div className="filters">{children}</div>
      <div className="foot">
        <Button onClick={() => apply(NO_FACETS)}>Clear filters</Button>
        <Button look="fill" onClick={onClose}>
          <span aria-live="polite">Show {total === undefined ? 'jobs' : counted(total, 'job')}</span>
        </Button>
      </div>
    </dialog>
  );
}

/** On phones in the place of the column; without scripts a link to it (U12). */
export function FiltersButton({ criteria, onPress }: { criteria: Criteria; onPress(): void }) {
  const chosen = chosenFacets(criteria);
  return (
    <>
      <Button small className="filters-button" aria-haspopup="dialog" onClick={onPress}>
        {icons.filter} Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <noscript>
        <a className="btn sm to-filters" href="#filters">
          Filters
        </a>
      </noscript>
    </>
  );
}
