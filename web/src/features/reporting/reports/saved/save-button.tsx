import { IconBookmark } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ReportRequest } from '../../../../../../modules/reporting/contract/api-reports';
import { Button } from '../../../../ui/button';

const SaveDialog = lazy(() => import('./save-dialog'));

export function SaveButton({ report }: { report: ReportRequest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconBookmark size={18} aria-hidden /> Save this report
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog report={report} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
