import type { Career } from '#modules/profiles/contract/api/history';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { type ProfileData, saveCareer, saveEmploymentQuestions } from '../queries';
import { RowsEditor } from '../rows/rows-editor';
import { type RowsInput, type RowsValue, useRows } from '../rows/use-rows';
import { useSectionStash, useSectionVersion } from '../section-editing';
import { careerKind } from './career-form';
import { type EmploymentAnswers, EmploymentQuestions, useEmploymentQuestions } from './employment-questions';

export interface CareerInput {
  rows: RowsInput<Career, Career>;
  answers: EmploymentAnswers;
  version: number;
  questionsVersion: number;
}

interface Props {
  profile: ProfileData;
  restored: CareerInput | null;
  onDone(): void;
}

/** The form of career history and employment questions: one Save, two calls. */
export function CareerEditor({ profile, restored, onDone }: Props) {
  const saved = { rows: profile.careerDetails, hasNone: profile.hasNoCareer };
  const state = useRows(careerKind, saved, restored?.rows ?? null);
  const questions = useEmploymentQuestions(profile.employmentQuestions, restored?.answers ?? null);
  const career = useSectionVersion(profile, 'career', restored?.version);
  const employment = useSectionVersion(profile, 'employmentQuestions', restored?.questionsVersion);
  const isDirty = state.isDirty || questions.isDirty;
  useSectionStash<CareerInput>(
    profile,
    'career',
    isDirty
      ? {
          rows: state.input,
          answers: questions.answers,
          version: career.version,
          questionsVersion: employment.version,
        }
      : null,
  );

  const save = async ({ rows, hasNone }: RowsValue<Career>): Promise<boolean> => {
    if (state.isDirty || !questions.isDirty) {
      const isCareerSaved = await career.save((version) =>
        saveCareer(profile.userId, { careers: [...rows], hasNone, version }),
      );
      if (!isCareerSaved) return false;
      toastSuccess('Career history is saved.');
      // The rest can fail and leave the section open.
      state.markSaved({ rows, hasNone });
    }
    const { veteransPreference, honorableDischarge } = questions.answers;
    if (!questions.isDirty || veteransPreference === null) return true;
    const answers = { veteransPreference, honorableDischarge: honorableDischarge ?? 0 };
    const areAnswersSaved = await employment.save((version) =>
      saveEmploymentQuestions(profile.userId, { ...answers, version }),
    );
    if (areAnswersSaved) toastSuccess('Employment questions are saved.');
    return areAnswersSaved;
  };

  return (
    <RowsEditor
      id="career"
      kind={careerKind}
      state={state}
      isRestored={restored !== null}
      isDirty={isDirty}
      conflict={career.conflict.message ? career.conflict : employment.conflict}
      check={questions.check}
      save={save}
      onDone={onDone}
    >
      <EmploymentQuestions state={questions} />
      <p className="hint" role="status">
        {!state.isDirty && questions.isDirty && 'The employment questions are not saved yet.'}
      </p>
    </RowsEditor>
  );
}
