import type { EditedField } from '#web/lib/forms/conflict-lines';
import type { SendingForm, useConflict } from '#web/lib/forms/use-conflict';
import { ConflictDialog } from './conflict-dialog';

interface Props<V extends object> {
  editing: Pick<ReturnType<typeof useConflict<V>>, 'conflict' | 'saveKept' | 'goBack'>;
  form: SendingForm<V>;
  fields: readonly EditedField[];
  noun: string;
  name: string;
}

/** The conflict of a form, which sends what was kept. */
export function FormConflict<V extends object>({ editing, form, ...shown }: Props<V>) {
  const { conflict, saveKept, goBack } = editing;
  if (!conflict) return null;
  return <ConflictDialog {...shown} conflict={conflict} onSave={(kept) => saveKept(form, kept)} onGoBack={goBack} />;
}
