import type { Education } from '#modules/profiles/contract/api/history';
import { toastSuccess } from '#web/lib/feedback/toasts';
import type { Seen } from '#web/lib/forms/use-conflict';
import { type ProfileData, saveEducation } from '../queries';
import { type SectionRows, useRowsConflict } from '../rows/rows-conflict';
import { RowsEditor } from '../rows/rows-editor';
import { type RowsInput, useRows } from '../rows/use-rows';
import { useSectionStash } from '../section-editing';
import { educationKind } from './education-form';

export interface EducationInput {
  rows: RowsInput<Education, Education>;
  seen: Seen<SectionRows>;
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
  const conflict = useRowsConflict(profile, 'education', educationKind, saved, restored?.seen);
  useSectionStash<EducationInput>(
    profile,
    'education',
    state.isDirty ? { rows: state.input, seen: conflict.seen } : null,
  );
  return (
    <RowsEditor
      id="education"
      kind={educationKind}
      state={state}
      isRestored={restored !== null}
      isDirty={state.isDirty}
      conflict={conflict}
      save={async ({ rows, hasNone }) => {
        const isSaved = await conflict.save({ rows, hasNone }, (version) =>
          saveEducation(profile.userId, { educations: [...rows], hasNone, version }),
        );
        if (isSaved) toastSuccess('Education is saved.');
        return isSaved;
      }}
      onDone={onDone}
    />
  );
}
