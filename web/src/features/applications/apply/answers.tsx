import type { ApplicationJob, ApplicationQuestions } from '#modules/applications/contract/api/responses';
import { formatCurrency } from '#web/lib/formatting/format';
import { DescriptionItem, DescriptionList } from '#web/ui/display/description-list';
import { currentSalary } from '../current-salary';

const NO_INFORMATION = 'No information';
const yesNo = (value: 0 | 1 | null) => value !== null && (value ? 'Yes' : 'No');

interface Props {
  answers: ApplicationQuestions;
  job: Pick<ApplicationJob, 'asksForSalaryHistory'>;
  essayQuestion?: string;
  /** Instead of the plain amounts; empty for an unanswered one. */
  salary?: { current: string; expected: string };
}

/** The answers to the application questions. */
export function Answers({ answers, job, essayQuestion, salary }: Props) {
  return (
    <DescriptionList>
      <DescriptionItem name="Current Salary" empty={salary && NO_INFORMATION}>
        {salary ? salary.current : currentSalary(answers, job)}
      </DescriptionItem>
      <DescriptionItem name="Expected Salary" empty={salary && NO_INFORMATION}>
        {salary ? salary.expected : formatCurrency(answers.expectedSalary)}
      </DescriptionItem>
      <DescriptionItem name="Expected Benefits" empty={NO_INFORMATION}>
        {answers.expectedBenefits}
      </DescriptionItem>
      <DescriptionItem name="Essay question">{essayQuestion}</DescriptionItem>
      <DescriptionItem name="Essay" empty={NO_INFORMATION}>
        {answers.essay && <span className="apply-essay">{answers.essay}</span>}
      </DescriptionItem>
      <DescriptionItem name="Terminated before">{yesNo(answers.isBeenTerminated)}</DescriptionItem>
      <DescriptionItem name="Termination Reason">{answers.terminationReason}</DescriptionItem>
      <DescriptionItem name="Contract not renewed">{yesNo(answers.isContractTerminated)}</DescriptionItem>
      <DescriptionItem name="Contract Not Renewed Reason">{answers.contractTerminationReason}</DescriptionItem>
      <DescriptionItem name="Performance assessment">{answers.isPerformanceAssessment && 'Completed'}</DescriptionItem>
    </DescriptionList>
  );
}
