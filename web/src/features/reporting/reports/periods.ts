/** Days `YYYY-MM-DD`, both included. */
export interface Period {
  label: string;
  from: string;
  until: string;
}

const MONTHS_OF_QUARTER = 3;
/** A school year begins on July 1. */
const SCHOOL_YEAR_MONTH = 6;

/** The periods that people ask for, around today as `YYYY-MM-DD`: quarters of the calendar, and years. */
export function usualPeriods(today: string): Period[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const quarter = month - (month % MONTHS_OF_QUARTER);
  const schoolYear = month < SCHOOL_YEAR_MONTH ? year - 1 : year;
  const shortYear = String((schoolYear + 1) % 100).padStart(2, '0');
  return [
    period('This quarter', year, quarter, MONTHS_OF_QUARTER),
    period('Last quarter', year, quarter - MONTHS_OF_QUARTER, MONTHS_OF_QUARTER),
    period('Quarter before', year, quarter - 2 * MONTHS_OF_QUARTER, MONTHS_OF_QUARTER),
    period(`School year ${schoolYear}–${shortYear}`, schoolYear, SCHOOL_YEAR_MONTH, 12),
    period(`Year ${year}`, year, 0, 12),
  ];
}

/** Months count from 0, also below it and above 11. */
const period = (label: string, year: number, month: number, months: number): Period => ({
  label,
  from: dayOf(Date.UTC(year, month, 1)),
  until: dayOf(Date.UTC(year, month + months, 0)),
});

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
