import { MONTHS, YEARS_BACK } from '#modules/profiles/contract/api/months';

/** The parts of "March 2020"; an incomplete value has only one of them. */
export function monthParts(value: string): { month: string; year: string } {
  const words = value.split(' ');
  const isMonth = (word: string) => MONTHS.some((month) => month === word);
  return { month: words.find(isMonth) ?? '', year: words.find((word) => /^\d+$/.test(word)) ?? '' };
}

/** The value of two selects; empty if neither is chosen. */
export const monthValue = (month: string, year: string) => [month, year].filter(Boolean).join(' ');

/** Latest first: this year and YEARS_BACK before, and the chosen one if it is none of them. */
export function yearChoices(thisYear: number, chosen: string): string[] {
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(thisYear - back));
  if (!chosen || years.includes(chosen)) return years;
  return [...years, chosen].sort((one, other) => Number(other) - Number(one));
}
