import type { Reference } from '#modules/profiles/contract/api/profile';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { type ProfileData, saveReferences } from './queries';
import { type ReferenceDraft, referenceKind } from './reference-form';
import { RowsEditor } from './rows/rows-editor';
import { type RowsInput, useRows } from './rows/use-rows';
import { useSectionStash, useSectionVersion } from './section-editing';

export interface ReferencesInput {
  rows: RowsInput<Reference, ReferenceDraft>;
  version: number;
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
  const { version, conflict, save } = useSectionVersion(profile, 'references', restored?.version);
  useSectionStash<ReferencesInput>(profile, 'references', state.isDirty ? { rows: state.input, version } : null);
  return (
    <RowsEditor
      id="references"
      kind={referenceKind}
      state={state}
      isRestored={restored !== null}
      isDirty={state.isDirty}
      conflict={conflict}
      save={async ({ rows }) => {
        const isSaved = await save((based) =>
          saveReferences(profile.userId, { references: [...rows], version: based }),
        );
        if (isSaved) toastSuccess('References are saved.');
        return isSaved;
      }}
      onDone={onDone}
    />
  );
}
