import type { ApplicationResponse } from '../../../../modules/applications/contract/api-responses';
import { formatCurrency } from '../../lib/formatting/format';

interface Answer extends Pick<ApplicationResponse, 'currentSalary'> {
  job: Pick<ApplicationResponse['job'], 'asksForSalaryHistory'>;
}

/** The current salary of a submitted application. An amount from before the law applied stays (T44). */
export function currentSalary({ currentSalary: amount, job }: Answer) {
  return amount === null && !job.asksForSalaryHistory
    ? 'Not asked for positions in this county'
    : formatCurrency(amount);
}
