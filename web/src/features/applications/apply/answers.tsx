import type {
  ApplicationQuestions,
  ApplicationResponse,
} from '../../../../../modules/applications/contract/api-responses';
import { formatCurrency } from '../../../lib/formatting/format';
import { DescriptionItem, DescriptionList } from '../../../ui/display/description-list';
import { currentSalary } from '../current-salary';

const NO_INFORMATION = 'No information';
const yesNo = (value: 0 | 1 | null) => value !== null && (value ? 'Yes' : 'No');

/** The answers to the application questions (W10.12–W10.18). */
export function Answers({ answers }: { answers: ApplicationQuestions & Pick<ApplicationResponse, 'job'> }) {
  return (
    <DescriptionList>
      <DescriptionItem name="Current Salary">{currentSalary(answers)}</DescriptionItem>
      <DescriptionItem name="Expected Salary">{formatCurrency(answers.expectedSalary)}</DescriptionItem>
      <DescriptionItem name="Expected Benefits" empty={NO_INFORMATION}>
        {answers.expectedBenefits}
      </DescriptionItem>
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
