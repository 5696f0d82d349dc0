/** Salaries of postings, in US dollars (T45). */

/** The time unit of a salary; the default is a year. */
export const SALARY_UNITS = ['year', 'day', 'hour'] as const;
export type SalaryUnit = (typeof SALARY_UNITS)[number];

/** Display names after an amount. */
export const SALARY_UNIT_NAMES: Record<SalaryUnit, string> = { year: 'a year', day: 'a day', hour: 'an hour' };

/** Units per working year, for comparing salaries. */
export const UNITS_PER_YEAR: Record<SalaryUnit, number> = { year: 1, day: 190, hour: 1520 };

/** The page asks for confirmation of a yearly salary below or above these, which is probably a mistake. */
const [MIN_PLAUSIBLE_YEARLY_SALARY, MAX_PLAUSIBLE_YEARLY_SALARY] = [1000, 1_000_000];

/** `amount` is the input's text, empty for none. */
export function isDoubtfulSalary(amount: string, unit: SalaryUnit): boolean {
  if (amount === '') return false;
  if (Number(amount) * UNITS_PER_YEAR[unit] > MAX_PLAUSIBLE_YEARLY_SALARY) return true;
  return unit === 'year' && Number(amount) < MIN_PLAUSIBLE_YEARLY_SALARY;
}

export interface Salary {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryUnit: SalaryUnit;
}

/** "$58,240 to $71,000 a year", "From $16.50 an hour", "Up to $140 a day"; empty for none. */
export function salaryText({ salaryMin, salaryMax, salaryUnit }: Salary): string {
  const name = SALARY_UNIT_NAMES[salaryUnit];
  if (salaryMin !== null && salaryMax !== null) {
    const range = salaryMin === salaryMax ? dollars(salaryMin) : `${dollars(salaryMin)} to ${dollars(salaryMax)}`;
    return `${range} ${name}`;
  }
  if (salaryMin !== null) return `From ${dollars(salaryMin)} ${name}`;
  return salaryMax === null ? '' : `Up to ${dollars(salaryMax)} ${name}`;
}

/** Formats cents only if there are any. By hand, because Intl formatters are too slow for long lists. */
function dollars(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? `$${grouped}` : `$${grouped}.${cents}`;
}
