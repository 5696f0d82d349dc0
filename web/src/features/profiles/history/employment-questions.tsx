import { useState } from 'react';
import type { Flag } from '#modules/profiles/contract/api/fields';
import { areDifferent } from '#web/lib/forms/are-different';
import type { EditedField } from '#web/lib/forms/conflict-lines';
import { RadioField } from '#web/ui/fields/check-field';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { EMPLOYMENT_QUESTIONS } from '#web/ui/history/military-information';
import type { ProfileData } from '../queries';
import { flagValue, YES_NO } from './yes-no';

/** Null for a question without an answer yet. */
export interface EmploymentAnswers {
  veteransPreference: Flag | null;
  honorableDischarge: Flag | null;
}

export const UNANSWERED: EmploymentAnswers = { veteransPreference: null, honorableDischarge: null };
const DISCHARGE_ID = 'honorableDischarge';
const DISCHARGE_MISSING = 'Please, choose Yes or No';

const answerText = (answer: Flag | null) => (answer === null ? '' : answer ? 'Yes' : 'No');

/** The fields in a conflict. */
export const QUESTION_FIELDS: EditedField[] = Object.entries(EMPLOYMENT_QUESTIONS).map(([path, label]) => ({
  path,
  label,
  text: answerText,
}));

/** The answers while the section is edited. */
export function useEmploymentQuestions(saved: ProfileData['employmentQuestions'], restored: EmploymentAnswers | null) {
  const [answers, setAnswers] = useState(restored ?? saved ?? UNANSWERED);
  const [refusals, setRefusals] = useState(0);
  const { veteransPreference, honorableDischarge } = answers;
  const isDischargeMissing = veteransPreference === 1 && honorableDischarge === null;
  return {
    answers,
    isDirty: areDifferent(answers, saved ?? UNANSWERED),
    setAnswers,
    refusals,
    /** Whether a save refused the missing answer. */
    isRefused: refusals > 0 && isDischargeMissing,
    /** Returns whether no answer is missing, and reports one that is. */
    check: () => {
      if (isDischargeMissing) setRefusals(refusals + 1);
      return !isDischargeMissing;
    },
  };
}

type State = ReturnType<typeof useEmploymentQuestions>;

/** The employment questions. The law attaches consequences to them: none is answered beforehand. */
export function EmploymentQuestions({ state }: { state: State }) {
  const { answers, setAnswers, isRefused } = state;
  const problems = isRefused ? [{ id: DISCHARGE_ID, message: DISCHARGE_MISSING }] : [];
  return (
    <div className="form">
      <h3>Employment Questions</h3>
      <ErrorSummary problems={problems} submitCount={state.refusals} />
      <RadioField
        id="veteransPreference"
        label={EMPLOYMENT_QUESTIONS.veteransPreference}
        value={flagValue(answers.veteransPreference)}
        onChange={(value) =>
          setAnswers(
            value === 'yes'
              ? { veteransPreference: 1, honorableDischarge: null }
              : { veteransPreference: 0, honorableDischarge: 0 },
          )
        }
        options={YES_NO}
      />
      {answers.veteransPreference === 1 && (
        <div className="reveal">
          <RadioField
            id={DISCHARGE_ID}
            label={EMPLOYMENT_QUESTIONS.honorableDischarge}
            error={isRefused ? DISCHARGE_MISSING : undefined}
            value={flagValue(answers.honorableDischarge)}
            onChange={(value) => setAnswers({ ...answers, honorableDischarge: value === 'yes' ? 1 : 0 })}
            options={YES_NO}
          />
        </div>
      )}
    </div>
  );
}
