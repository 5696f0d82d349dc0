import { IconBookmark } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ReportDefinition, SavedReport } from '#modules/reporting/contract/api/report-definitions';
import { Button } from '#web/ui/button';
import { ReplaceButton } from './replace-button';

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
  return (
    <>
      {changed && <ReplaceButton key={changed.id} definition={changed} report={report} />}
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
