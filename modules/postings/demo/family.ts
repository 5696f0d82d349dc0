import type { SalaryUnit } from '#modules/shared/salary.js';

/** A template for postings of one kind of work: titles, salary and description. All texts are original. */
export interface Family {
  /** Matches names of positions; the first matching family is used. */
  matches: RegExp;
  /** `{}` stands for the position's plain name, `{school}` for a school that fits its level. */
  titles: readonly string[];
  /** US dollars per `salaryUnit`, by default per year; for coaches per season. */
  salary: readonly [low: number, high: number];
  salaryUnit?: Exclude<SalaryUnit, 'year'>;
  /** The first two are always shown. */
  responsibilities: readonly string[];
  needs: readonly string[];
}

export const CLEARANCES = 'Current clearances (Acts 24, 34, 114, 126 and 151)';
export const CERTIFICATE = 'Pennsylvania Instructional I or II certificate in the area, or eligibility for it';
