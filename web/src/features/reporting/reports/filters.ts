import { SHOWN_STATUS_NAMES, SHOWN_STATUSES } from '#modules/postings/contract/api/lists';
import { EXPERIENCE_TYPES } from '#modules/profiles/contract/api/experience-types';
import { MAX_FILTER_TEXT, REPORT_PARAMS, type ReportType } from '#modules/reporting/contract/api/reports';
import { GEOGRAPHY_NAMES } from '#modules/shared/geography';
import { isDay } from '#web/lib/formatting/is-day';
import type { Option } from '#web/ui/fields/select-field';

/** `list` has several values, the others one; without a `date` postings are counted by their start. Options of `list` and `choice` are fixed, or come from the server. */
interface Filter {
  label: string;
  kind: 'day' | 'list' | 'text' | 'choice' | 'answer' | 'date';
  options?: readonly Option[];
}

/** What each date means that postings are counted by. */
export const DATE_MEANINGS: Readonly<Record<string, string>> = {
  started: 'Started: by the first day of the listing, drafts and rejected ones too.',
  filled: 'Filled: the day somebody marked the position filled.',
  ended: 'Ended: the last day of the listing or the day it was closed, without being filled.',
};

const sameWords = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const REGIONS = (['NW', 'NC', 'NE', 'SW', 'SC', 'SE', 'ST'] as const).map((value) => ({
  value,
  label: GEOGRAPHY_NAMES[value],
}));

/** Filters of both report types. */
export const FILTERS: Readonly<Record<string, Filter>> = {
  countBy: {
    label: 'Count the postings that were',
    kind: 'date',
    options: [
      { value: 'started', label: 'Started' },
      { value: 'filled', label: 'Filled' },
      { value: 'ended', label: 'Ended' },
    ],
  },
  startDate: { label: 'Start date', kind: 'day' },
  endDate: { label: 'End date', kind: 'day' },
  positions: { label: 'Positions', kind: 'list' },
  status: {
    label: 'Status',
    kind: 'list',
    options: SHOWN_STATUSES.map((value) => ({ value, label: SHOWN_STATUS_NAMES[value] })),
  },
  organizations: { label: 'Organizations', kind: 'list' },
  locations: { label: 'Locations', kind: 'list', options: REGIONS },
  name: { label: 'Name', kind: 'text' },
  email: { label: 'Email', kind: 'text' },
  experienceType: { label: 'Experience type', kind: 'choice', options: sameWords(EXPERIENCE_TYPES) },
  superintendentExperience: { label: 'Superintendent experience', kind: 'answer' },
  substituteSuperintendent: { label: 'Acting or substitute superintendent', kind: 'answer' },
  doctorate: { label: 'Doctorate', kind: 'answer' },
  centralOfficeExperience: { label: 'Central office experience', kind: 'answer' },
  nonTraditional: { label: 'Non-traditional', kind: 'answer' },
};

export const filterNames = (type: ReportType): readonly string[] => REPORT_PARAMS[type];

/** Of an entry of the server's lists. */
const ID = /^[\w-]{1,50}$/;

/** Whether a value in an address is none that its filter may have. */
export function isDamaged({ kind, options }: Filter, value: string): boolean {
  if (kind === 'day') return !isDay(value);
  if (kind === 'answer') return value !== 'yes' && value !== 'no';
  if (kind === 'text') return value.length > MAX_FILTER_TEXT || value.trim() === '';
  return options ? !options.some((option) => option.value === value) : !ID.test(value);
}
