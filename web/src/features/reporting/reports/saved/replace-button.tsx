import { useMutation } from '@tanstack/react-query';
import type { ReportDefinition, SavedReport } from '#modules/reporting/contract/api/report-definitions';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { useConflict } from '#web/lib/forms/use-conflict';
import { Button } from '#web/ui/button';
import { ConflictDialog } from '#web/ui/conflict/conflict-dialog';
import { changeDefinition, DEFINITION_FIELDS } from './definitions';

interface Props {
  /** One's own saved report that the present one was made from, and differs from. */
  definition: ReportDefinition;
  report: SavedReport;
}

/** Saves the present report in place of the saved one that it was made from. */
export function ReplaceButton({ definition: { id, name, isShared, version, ...definition }, report }: Props) {
  const seen = { name, isShared, report: definition.report };
  const { conflict, save, accept, goBack } = useConflict({ version, values: seen });
  const replace = useMutation({
    mutationFn: (mine: typeof seen) => save(mine, (current) => changeDefinition(id, { ...mine, version: current })),
    onSuccess: (saved) => {
      if (!saved) return;
      toastSuccess(`“${saved.name}” is changed${saved.isShared ? ' for everybody with whom it is shared' : ''}.`);
      focusIfLost('h1');
    },
    onError: toastError,
  });
  return (
    <>
      <Button look="fill" busy={replace.isPending} onClick={() => replace.mutate({ ...seen, report })}>
        Save changes to “{name}”
      </Button>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          fields={DEFINITION_FIELDS}
          noun="report"
          name={name}
          onSave={(kept) => {
            accept();
            replace.mutate(kept);
          }}
          onGoBack={goBack}
        />
      )}
    </>
  );
}
