import type { Career } from '#modules/profiles/contract/api/history';
import { toastSaveError, toastSuccess } from '#web/lib/feedback/toasts';
import type { Seen } from '#web/lib/forms/use-conflict';
import { ConflictDialog } from '#web/ui/conflict/conflict-dialog';
import { type ProfileData, saveCareer, saveEmploymentQuestions } from '../queries';
import { type SectionRows, useRowsConflict } from '../rows/rows-conflict';
import { RowsEditor } from '../rows/rows-editor';
import { type RowsInput, type RowsValue, useRows } from '../rows/use-rows';
import { useSectionConflict, useSectionStash } from '../section-editing';
import { careerKind } from './career-form';
import {
  type EmploymentAnswers,
  EmploymentQuestions,
  QUESTION_FIELDS,
  UNANSWERED,
  useEmploymentQuestions,
} from './employment-questions';

export interface CareerInput {
  rows: RowsInput<Career, Career>;
  answers: EmploymentAnswers;
  seen: Seen<SectionRows>;
  questionsSeen: Seen<EmploymentAnswers>;
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
  const career = useRowsConflict(profile, 'career', careerKind, saved, restored?.seen);
  const employment = useSectionConflict<EmploymentAnswers>(
    profile,
    'employmentQuestions',
    profile.employmentQuestions ?? UNANSWERED,
    restored?.questionsSeen,
  );
  const isDirty = state.isDirty || questions.isDirty;
  useSectionStash<CareerInput>(
    profile,
    'career',
    isDirty
      ? {
          rows: state.input,
          answers: questions.answers,
          seen: career.seen,
          questionsSeen: employment.seen,
        }
      : null,
  );

  const save = async ({ rows, hasNone }: RowsValue<Career>): Promise<boolean> => {
    if (state.isDirty || !questions.isDirty) {
      const isCareerSaved = await career.save({ rows, hasNone }, (version) =>
        saveCareer(profile.userId, { careers: [...rows], hasNone, version }),
      );
      if (!isCareerSaved) return false;
      toastSuccess('Career history is saved.');
      // The rest can fail and leave the section open.
      state.markSaved({ rows, hasNone });
    }
    return questions.isDirty ? saveAnswers(questions.answers) : true;
  };

  const saveAnswers = async ({ veteransPreference, honorableDischarge }: EmploymentAnswers): Promise<boolean> => {
    if (veteransPreference === null) return true;
    const answers = { veteransPreference, honorableDischarge: honorableDischarge ?? 0 };
    const areSaved = await employment.save(answers, (version) =>
      saveEmploymentQuestions(profile.userId, { ...answers, version }),
    );
    if (areSaved) toastSuccess('Employment questions are saved.');
    return areSaved;
  };
  const saveKeptAnswers = (kept: EmploymentAnswers) => {
    employment.accept();
    questions.setAnswers(kept);
    saveAnswers(kept).then((areSaved) => areSaved && onDone(), toastSaveError);
  };

  return (
    <RowsEditor
      id="career"
      kind={careerKind}
      state={state}
      isRestored={restored !== null}
      isDirty={isDirty}
      conflict={career}
      check={questions.check}
      save={save}
      onDone={onDone}
    >
      <EmploymentQuestions state={questions} />
      {employment.conflict && (
        <ConflictDialog
          conflict={employment.conflict}
          fields={QUESTION_FIELDS}
          noun="section"
          name="Employment Questions"
          onSave={saveKeptAnswers}
          onGoBack={employment.goBack}
        />
      )}
      <p className="hint" role="status">
        {!state.isDirty && questions.isDirty && 'The employment questions are not saved yet.'}
      </p>
    </RowsEditor>
  );
}
