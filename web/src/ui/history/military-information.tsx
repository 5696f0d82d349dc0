import type { EmploymentQuestions } from '#modules/profiles/contract/api/history';
import { DescriptionItem, DescriptionList } from '../display/description-list';

/** The employment questions. */
export const EMPLOYMENT_QUESTIONS = {
  veteransPreference: 'Do you claim veteran’s preference?',
  honorableDischarge: 'Were you honorably discharged?',
} as const;

const word = (flag: 0 | 1) => (flag ? 'Yes' : 'No');

interface Props {
  /** Null without an answer. */
  answers: EmploymentQuestions | null;
  /** Shown instead of an answer. */
  empty: string;
}

/** The answers to the employment questions. */
export function MilitaryInformation({ answers, empty }: Props) {
  return (
    <DescriptionList>
      <DescriptionItem name={EMPLOYMENT_QUESTIONS.veteransPreference} empty={empty}>
        {answers && word(answers.veteransPreference)}
      </DescriptionItem>
      <DescriptionItem name={EMPLOYMENT_QUESTIONS.honorableDischarge}>
        {answers?.veteransPreference === 1 && word(answers.honorableDischarge)}
      </DescriptionItem>
    </DescriptionList>
  );
}
