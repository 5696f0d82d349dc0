import type { ReferenceKind } from '#modules/directory/contract/api/reference-kinds';
import { useEditedVersion } from '#web/lib/forms/use-edited-version';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { ConflictNotice } from '#web/ui/conflict-notice';
import { EntryForm } from './entry-form';
import { changeEntry, type Entry } from './queries';
import { describeUses } from './uses';

interface Props {
  kind: ReferenceKind;
  /** The entry as it was when the form opened. */
  entry: Entry;
  /** The version of its row; undefined if the row left the page. */
  latest: number | undefined;
  onSaved(): void;
  onClose(): void;
}

/** The form of one entry. When somebody else changed the entry meanwhile, the user chooses a version. */
export function EditEntry({ kind, entry, latest, onSaved, onClose }: Props) {
  const { conflict, save } = useEditedVersion({
    basedOn: entry.version,
    latest,
    refetch: () => refreshAfter('referenceData'),
  });
  return (
    <EntryForm
      kind={kind}
      title={`Edit ${entry.name}`}
      values={entry}
      saveLabel="Save"
      hint={`${describeConsequence(entry)} Enter saves, Esc leaves the row as it was.`}
      save={async (values) => {
        const isSaved = await save(async (version) => {
          await changeEntry(kind, entry.id, { ...values, version });
          return true;
        });
        if (isSaved) onSaved();
      }}
      onCancel={onClose}
    >
      {conflict.message && (
        <ConflictNotice message={conflict.message} subject={kind} onLoad={onClose} onKeepMine={conflict.keepMine} />
      )}
    </EntryForm>
  );
}

/** The consequence of a change, in words. */
function describeConsequence({ usedBy }: Entry): string {
  if (usedBy.length === 0) return 'Not used yet.';
  return usedBy.some(({ what }) => what === 'documents')
    ? `Used by ${describeUses(usedBy)}, which keep their words.`
    : `Used by ${describeUses(usedBy)}. Search, facets and forms show a change within a second.`;
}
