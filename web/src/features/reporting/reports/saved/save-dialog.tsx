import {
  MAX_DEFINITION_NAME,
  type ReportDefinition,
  SaveDefinitionRequest,
  type SavedReport,
} from '#modules/reporting/contract/api/report-definitions';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { useConflict } from '#web/lib/forms/use-conflict';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { FormConflict } from '#web/ui/conflict/form-conflict';
import { CheckField } from '#web/ui/fields/check-field';
import { TextField } from '#web/ui/fields/text-field';
import { Dialog } from '#web/ui/overlays/dialog';
import { changeDefinition, createDefinition, DEFINITION_FIELDS } from './definitions';

interface Props {
  report: SavedReport;
  /** The saved report to change; none to save a new one. */
  definition?: ReportDefinition | undefined;
  onSaved?(definition: ReportDefinition): void;
  onClose(): void;
}

/** Name and sharing of a saved report. */
export default function SaveDialog({ report, definition, onSaved, onClose }: Props) {
  const initialValues = { name: definition?.name ?? '', isShared: definition?.isShared ?? false, report };
  const editing = useConflict({
    version: definition?.version ?? 0,
    values: initialValues,
  });
  const form = useZodForm({
    schema: SaveDefinitionRequest,
    initialValues,
    idPrefix: 'saved-',
    send: async (request) => {
      const saved = await editing.save(request, (version) =>
        definition ? changeDefinition(definition.id, { ...request, version }) : createDefinition(request),
      );
      if (!saved) return;
      onSaved?.(saved);
      onClose();
      toastSuccess(definition ? 'The saved report is changed.' : 'The report is saved. It stands above the filters.');
    },
  });
  if (editing.conflict)
    return (
      <FormConflict
        editing={editing}
        form={form}
        fields={DEFINITION_FIELDS}
        noun="report"
        name={definition?.name ?? ''}
      />
    );
  return (
    <Dialog title={definition ? `Change “${definition.name}”` : 'Save this report'} onClose={onClose}>
      <form className="form" noValidate onSubmit={form.submit}>
        <p>Its type, filters, order and columns are saved, not its rows: it is made anew whenever somebody opens it.</p>
        <TextField {...form.field('name')} label="Name" limit={MAX_DEFINITION_NAME} autoComplete="off" />
        <CheckField {...form.field('isShared')} label="Shared with everybody who holds Reporting" />
        <div className="row-of-buttons">
          <Button look="fill" type="submit" busy={form.busy}>
            {definition ? 'Save changes' : 'Save report'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
