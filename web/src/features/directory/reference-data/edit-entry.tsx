import type { ReferenceKind } from '#modules/directory/contract/api/reference-kinds';
import { EntryForm } from './entry-form';
import { changeEntry, type Entry } from './queries';
import { describeUses } from './uses';

interface Props {
  kind: ReferenceKind;
  /** The entry as it was when the form opened. */
  entry: Entry;
  onSaved(): void;
  onClose(): void;
}

/** The form of one entry. */
export function EditEntry({ kind, entry, onSaved, onClose }: Props) {
  return (
    <EntryForm
      kind={kind}
      title={`Edit ${entry.name}`}
      values={entry}
      version={entry.version}
      saveLabel="Save"
      hint={`${describeConsequence(entry)} Enter saves, Esc leaves the row as it was.`}
      save={(values, version) => changeEntry(kind, entry.id, { ...values, version })}
      onSaved={onSaved}
      onCancel={onClose}
    />
  );
}

/** The consequence of a change, in words. */
function describeConsequence({ usedBy }: Entry): string {
  if (usedBy.length === 0) return 'Not used yet.';
  return usedBy.some(({ what }) => what === 'documents')
    ? `Used by ${describeUses(usedBy)}, which keep their words.`
    : `Used by ${describeUses(usedBy)}. Search, facets and forms show a change within a second.`;
}
