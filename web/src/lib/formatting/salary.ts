import { isDoubtfulSalary, SALARY_UNIT_NAMES, type SalaryUnit } from '#modules/shared/salary';
import { formatCurrency } from './format';

/** "$58,500.00 a year"; the amount alone if its unit is unknown. `amount` is the value of an input. */
export const formatSalary = (amount: string, unit?: SalaryUnit) =>
  unit ? `${formatCurrency(amount)} ${SALARY_UNIT_NAMES[unit]}` : formatCurrency(amount);

/** "Do you mean $58.50 a year?" for an implausible amount, else empty. */
export const salaryDoubt = (amount: string, unit?: SalaryUnit) =>
  unit && isDoubtfulSalary(amount, unit) ? `Do you mean ${formatSalary(amount, unit)}?` : '';

/** The doubts about several amounts, each with its field's label, for the confirm dialog. */
export const salaryDoubts = (amounts: Record<string, string>, unit?: SalaryUnit) =>
  Object.entries(amounts).flatMap(([label, amount]) => {
    const doubt = salaryDoubt(amount, unit);
    return doubt ? [`${label}: ${doubt}`] : [];
  });
