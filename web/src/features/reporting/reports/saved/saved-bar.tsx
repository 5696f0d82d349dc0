import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ReportDefinition } from '#modules/reporting/contract/api/report-definitions';
import { openConfirm } from '#web/lib/feedback/confirm';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { Button } from '#web/ui/button';
import { ErrorState } from '#web/ui/display/query-boundary';
import { isSavedAddress, savedSearch } from '../report';
import { deleteDefinition, useDefinitions } from './definitions';
import { EditDialog } from './edit-dialog';

const SaveDialog = lazy(() => import('./save-dialog'));

interface Props {
  /** The saved report that the present one was made from, and differs from. */
  changedId: string | undefined;
  onOpen(id: string): void;
  onPress(press: MouseEvent): void;
}

/** Links to saved reports, which only change the address. Nothing while there are none. */
export function SavedBar({ changedId, onOpen, onPress }: Props) {
  const [search] = useSearchParams();
  const { data: definitions = [], isLoadingError, error, refetch, isFetching } = useDefinitions();
  const [open, setOpen] = useState<'list' | ReportDefinition | null>(null);
  const own = definitions.filter(({ isOwn }) => isOwn);
  if (isLoadingError)
    return (
      <nav className="saved-bar" aria-label="Saved reports">
        <b>Saved reports</b>
        <ErrorState error={error} retry={refetch} busy={isFetching} />
      </nav>
    );
  if (definitions.length === 0) return null;

  const remove = async (definition: ReportDefinition) => {
    setOpen(null);
    const isConfirmed = await openConfirm({
      title: `Delete the saved report “${definition.name}”?`,
      body: [definition.isShared ? 'It disappears for everybody with whom it is shared.' : 'Only you see it.'],
      confirmLabel: 'Delete saved report',
      cancelLabel: 'Keep saved report',
      danger: true,
    });
    if (!isConfirmed) return setOpen('list');
    try {
      await deleteDefinition(definition);
      toastSuccess('The saved report is deleted.');
      focusIfLost('h1');
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <nav className="saved-bar" aria-label="Saved reports">
      <b>Saved reports</b>
      <ul>
        {definitions.map((definition) => {
          const isCurrent = isSavedAddress(definition.report, search);
          return (
            <li key={definition.id}>
              <Link
                to={`?${savedSearch(definition.report)}`}
                onClick={(press) => {
                  // Another tab has it then.
                  if (!press.metaKey && !press.ctrlKey && !press.shiftKey) onOpen(definition.id);
                  onPress(press);
                }}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {definition.name}
              </Link>
              {definition.id === changedId && <span className="small muted"> with other filters or columns</span>}
              {!definition.isOwn && <span className="small muted"> of {definition.owner ?? 'a removed account'}</span>}
            </li>
          );
        })}
      </ul>
      {own.length > 0 && (
        <Button small look="quiet" onClick={() => setOpen('list')}>
          Edit<span className="vh"> saved reports</span>
        </Button>
      )}
      {open === 'list' && (
        <EditDialog definitions={own} onChange={setOpen} onDelete={remove} onClose={() => setOpen(null)} />
      )}
      {open !== null && open !== 'list' && (
        <Suspense>
          <SaveDialog report={open.report} definition={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </nav>
  );
}
