import {
  MAX_DEFINITION_NAME,
  type ReportDefinition,
  SaveDefinitionRequest,
  type SavedReport,
} from '#modules/reporting/contract/api/report-definitions';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { CheckField } from '#web/ui/fields/check-field';
import { TextField } from '#web/ui/fields/text-field';
import { Dialog } from '#web/ui/overlays/dialog';
import { saveDefinition } from './definitions';

interface Props {
  report: SavedReport;
  /** The saved report to change; none to save a new one. */
  definition?: ReportDefinition | undefined;
  onSaved?(definition: ReportDefinition): void;
  onClose(): void;
}

/** Name and sharing of a saved report. */
export default function SaveDialog({ report, definition, onSaved, onClose }: Props) {
  const form = useZodForm({
    schema: SaveDefinitionRequest,
    initialValues: { name: definition?.name ?? '', isShared: definition?.isShared ?? false, report },
    idPrefix: 'saved-',
    send: async (request) => {
      const saved = await saveDefinition(request, definition?.id);
      onSaved?.(saved);
      onClose();
      toastSuccess(definition ? 'The saved report is changed.' : 'The report is saved. It stands above the filters.');
    },
  });
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
