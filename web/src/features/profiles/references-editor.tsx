import type { Reference } from '#modules/profiles/contract/api/profile';
import { toastSuccess } from '#web/lib/feedback/toasts';
import type { Seen } from '#web/lib/forms/use-conflict';
import { type ProfileData, saveReferences } from './queries';
import { type ReferenceDraft, referenceKind } from './reference-form';
import { type SectionRows, useRowsConflict } from './rows/rows-conflict';
import { RowsEditor } from './rows/rows-editor';
import { type RowsInput, useRows } from './rows/use-rows';
import { useSectionStash } from './section-editing';

export interface ReferencesInput {
  rows: RowsInput<Reference, ReferenceDraft>;
  seen: Seen<SectionRows>;
}

interface Props {
  profile: ProfileData;
  restored: ReferencesInput | null;
  onDone(): void;
}

/** The form of references. */
export function ReferencesEditor({ profile, restored, onDone }: Props) {
  const saved = { rows: profile.referencesDetails, hasNone: false };
  const state = useRows(referenceKind, saved, restored?.rows ?? null);
  const conflict = useRowsConflict(profile, 'references', referenceKind, saved, restored?.seen);
  useSectionStash<ReferencesInput>(
    profile,
    'references',
    state.isDirty ? { rows: state.input, seen: conflict.seen } : null,
  );
  return (
    <RowsEditor
      id="references"
      kind={referenceKind}
      state={state}
      isRestored={restored !== null}
      isDirty={state.isDirty}
      conflict={conflict}
      save={async (mine) => {
        const isSaved = await conflict.save(mine, (version) =>
          saveReferences(profile.userId, { references: [...mine.rows], version }),
        );
        if (isSaved) toastSuccess('References are saved.');
        return isSaved;
      }}
      onDone={onDone}
    />
  );
}
