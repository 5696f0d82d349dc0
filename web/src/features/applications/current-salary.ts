import type { ApplicationJob, ApplicationQuestions } from '#modules/applications/contract/api/responses';
import { formatCurrency } from '#web/lib/formatting/format';

export const NOT_ASKED = 'Not asked for positions in this county';

/** The current salary of a submitted application. An amount from before the law applied stays. */
export function currentSalary(
  { currentSalary: amount }: Pick<ApplicationQuestions, 'currentSalary'>,
  job: Pick<ApplicationJob, 'asksForSalaryHistory'>,
) {
  return amount === null && !job.asksForSalaryHistory ? NOT_ASKED : formatCurrency(amount);
}
