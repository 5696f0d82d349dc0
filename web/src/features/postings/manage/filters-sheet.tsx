import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { Sheet } from '#web/ui/overlays/sheet';
import type { ReferenceData } from '../reference-data';
import { MainFilters, MoreFilters } from './filter-fields';
import type { Filters } from './filters';
import { countQuery } from './managed-postings';

/** Typing pauses that long before the postings are counted. */
const DEBOUNCE_MS = 400;

interface Props {
  draft: Filters;
  today: string;
  referenceData: ReferenceData | undefined;
  onChange(draft: Filters): void;
  onSearch(filters: Filters): void;
  onClear(): void;
  onClose(): void;
}

/** All filters of Manage Postings in a dialog, whose button says how many postings they find. */
export default function FiltersSheet({ draft, today, referenceData, onChange, onSearch, onClear, onClose }: Props) {
  const formId = useId();
  const [counted] = useDebouncedValue(draft, DEBOUNCE_MS);
  const { data, isPlaceholderData } = useQuery(countQuery(counted, today));
  const isCounted = data !== undefined && !isPlaceholderData && counted === draft;
  const fields = { draft, onChange, referenceData, inDialog: true };
  const closing = (action: () => void) => () => {
    action();
    onClose();
  };
  const foot = (
    <>
      <Button onClick={closing(onClear)}>Clear</Button>
      <Button look="fill" type="submit" form={formId}>
        <span aria-live="polite">Show {isCounted ? pluralize(data.totalItemsCount, 'posting') : 'postings'}</span>
      </Button>
    </>
  );
  return (
    <Sheet title="Search and filters" {...{ foot, onClose }}>
      <form
        id={formId}
        className="manage-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          closing(() => onSearch(draft))();
        }}
      >
        <MainFilters {...fields} />
        <MoreFilters {...fields} />
      </form>
    </Sheet>
  );
}
