import { lazy, Suspense, useRef } from 'react';
import { toastError } from '#web/lib/feedback/toasts';
import type { SessionUser } from '#web/lib/session/session';
import { Button } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import { useNearViewport } from '#web/ui/layout/use-near-viewport';
import { useReferenceData } from '../reference-data';
import { countFilters, countFolded } from './applied-filters';
import { MainFilters, MoreFilters } from './filter-fields';
import type { Filters } from './filters';
import { useDraft } from './use-draft';

/** The five filters below the row, or all nine in a sheet. */
export type OpenedFilters = 'more' | 'sheet' | null;

const MORE_ID = 'more-filters';
const loadSheet = () => import('./filters-sheet');
const FiltersSheet = lazy(loadSheet);

/** A sheet that fails to load while it renders would take the whole page with it. */
export const openSheet = (onOpen: (opened: OpenedFilters) => void) =>
  void loadSheet().then(() => onOpen('sheet'), toastError);

/** Whether there is room for the row of filters; a sheet has them where there is not. */
export const hasFilterRow = () => document.getElementById(MORE_ID)?.checkVisibility() ?? false;

interface Props {
  filters: Filters;
  today: string;
  user: SessionUser;
  opened: OpenedFilters;
  onOpen(opened: OpenedFilters): void;
  onSearch(filters: Filters): void;
  onClear(): void;
}

/**
 * The search form of Manage Postings. Nothing is applied before Search; Clear restores the defaults. Where it is folded
 * into a sheet, its options are not fetched before that opens.
 */
export function SearchForm({ filters, today, user, opened, onOpen, onSearch, onClear }: Props) {
  const [draft, setDraft] = useDraft(filters);
  const form = useRef<HTMLFormElement>(null);
  const { data: referenceData } = useReferenceData(user, useNearViewport(form) || opened === 'sheet');
  const fields = { draft, referenceData, onChange: setDraft };
  const count = countFilters(filters, today);
  const folded = countFolded(filters, today);
  const isOpen = opened === 'more';
  return (
    <search>
      <form
        ref={form}
        className="manage-search"
        aria-label="Search postings"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(draft);
        }}
      >
        <MainFilters {...fields} />
        <div className="row-of-buttons">
          <Button
            id={MORE_ID}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${MORE_ID}-fields` : undefined}
            onClick={() => onOpen(isOpen ? null : 'more')}
          >
            {icons.filter} More filters{folded > 0 && ` (${folded})`}
          </Button>
          <Button type="submit" look="fill">
            Search
          </Button>
          <Button look="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
        {isOpen && (
          <div className="manage-more" id={`${MORE_ID}-fields`}>
            <MoreFilters {...fields} />
          </div>
        )}
      </form>
      <Button className="manage-sheet-button" aria-haspopup="dialog" onClick={() => openSheet(onOpen)}>
        {icons.filter} Search and filters{count > 0 && ` (${count})`}
      </Button>
      {opened === 'sheet' && (
        <Suspense>
          <FiltersSheet {...fields} {...{ today, onSearch, onClear }} onClose={() => onOpen(null)} />
        </Suspense>
      )}
    </search>
  );
}
