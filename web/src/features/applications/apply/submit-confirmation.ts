import type { JobDetail } from '#modules/postings/contract/api/responses';
import type { ConfirmOptions } from '#web/lib/feedback/confirm';
import { salaryDoubts } from '#web/lib/formatting/salary';
import { type ApplyValues, amountUnit } from './apply-values';

/** The question before an application is submitted. */
export function submitConfirmation(
  job: JobDetail,
  { currentSalary, expectedSalary }: Pick<ApplyValues, 'currentSalary' | 'expectedSalary'>,
): ConfirmOptions {
  const amounts = {
    ...(job.asksForSalaryHistory && { 'Current Salary': currentSalary }),
    'Expected Salary': expectedSalary,
  };
  return {
    title: 'Do you want to submit your application?',
    body: [
      `${job.title}, ${job.organization.accountName}`,
      ...salaryDoubts(amounts, amountUnit(job)),
      'Once submitted it cannot be changed.',
    ],
    confirmLabel: 'Submit application',
    cancelLabel: 'Not yet',
  };
}
