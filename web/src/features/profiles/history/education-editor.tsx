import type { Education } from '#modules/profiles/contract/api/history';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { type ProfileData, saveEducation } from '../queries';
import { RowsEditor } from '../rows/rows-editor';
import { type RowsInput, useRows } from '../rows/use-rows';
import { useSectionStash, useSectionVersion } from '../section-editing';
import { educationKind } from './education-form';

export interface EducationInput {
  rows: RowsInput<Education, Education>;
  version: number;
}

interface Props {
  profile: ProfileData;
  restored: EducationInput | null;
  onDone(): void;
}

/** The form of education. */
export function EducationEditor({ profile, restored, onDone }: Props) {
  const saved = { rows: profile.educationDetails, hasNone: profile.hasNoEducation };
  const state = useRows(educationKind, saved, restored?.rows ?? null);
  const { version, conflict, save } = useSectionVersion(profile, 'education', restored?.version);
  useSectionStash<EducationInput>(profile, 'education', state.isDirty ? { rows: state.input, version } : null);
  return (
    <RowsEditor
      id="education"
      kind={educationKind}
      state={state}
      isRestored={restored !== null}
      isDirty={state.isDirty}
      conflict={conflict}
      save={async ({ rows, hasNone }) => {
        const isSaved = await save((based) =>
          saveEducation(profile.userId, { educations: [...rows], hasNone, version: based }),
        );
        if (isSaved) toastSuccess('Education is saved.');
        return isSaved;
      }}
      onDone={onDone}
    />
  );
}
