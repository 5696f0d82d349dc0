import { IconBookmark } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ReportDefinition, SavedReport } from '#modules/reporting/contract/api/report-definitions';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { Button } from '#web/ui/button';
import { saveDefinition } from './definitions';

const SaveDialog = lazy(() => import('./save-dialog'));

interface Props {
  report: SavedReport;
  /** One's own saved report that the present one was made from, and differs from. */
  changed: ReportDefinition | undefined;
  onSaved(definition: ReportDefinition): void;
}

/** Saves the present report as a new one, or in place of the saved one that it was made from. */
export function SaveButton({ report, changed, onSaved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const replace = async ({ id, name, isShared }: ReportDefinition) => {
    setBusy(true);
    try {
      await saveDefinition({ name, isShared, report }, id);
      toastSuccess(`“${name}” is changed${isShared ? ' for everybody with whom it is shared' : ''}.`);
      focusIfLost('h1');
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  return (
    <>
      {changed && (
        <Button look="fill" busy={isBusy} onClick={() => replace(changed)}>
          Save changes to “{changed.name}”
        </Button>
      )}
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconBookmark size={18} aria-hidden /> {changed ? 'Save as …' : 'Save this report'}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog report={report} onSaved={onSaved} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
