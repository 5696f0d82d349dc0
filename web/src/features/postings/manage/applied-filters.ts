import { SHOWN_STATUS_NAMES, SHOWN_STATUSES } from '#modules/postings/contract/api/lists';
import type { ReferenceData } from '../reference-data';
import { defaultFilters, type Filters } from './filters';

type TextFilter = 'jobNumber' | 'title' | 'city';
type ListFilter = 'organizations' | 'positions' | 'statuses' | 'iu' | 'county';

/** The filters that have chips, in the order of the form. Dates stand beside them. */
const LABELS: Record<TextFilter | ListFilter, string> = {
  jobNumber: 'Job Number',
  title: 'Title',
  organizations: 'Organization',
  statuses: 'Status',
  city: 'City',
  positions: 'Position',
  iu: 'IU',
  county: 'County',
};
const NAMES = Object.keys(LABELS) as (TextFilter | ListFilter)[];

/** Values that a chip names; more are counted. */
const MAX_VALUES = 3;

/** Filters whose values are numbers or ids, so that their chips need the reference data. */
export const needsReferenceData = ({ organizations, positions, county }: Filters) =>
  organizations.length + positions.length + county.length > 0;

interface AppliedFilter {
  /** "City: Hershey". */
  words: string;
  without: Filters;
}

export function appliedFilters(filters: Filters, referenceData: ReferenceData | undefined): AppliedFilter[] {
  return NAMES.flatMap((name) => {
    const values = [filters[name]].flat().filter((value) => value.trim());
    if (values.length === 0) return [];
    const without = { ...filters, [name]: Array.isArray(filters[name]) ? [] : '' };
    return [{ words: `${LABELS[name]}: ${describe(values.map(nameOf(name, referenceData)))}`, without }];
  });
}

/** The same dates without any other filter. */
export const withoutChips = ({ startDate, endDate }: Filters, today: string): Filters => ({
  ...defaultFilters(today),
  startDate,
  endDate,
});

/** The number of filters that are set below "More filters". */
export function countFolded({ city, positions, iu, county, startDate, endDate }: Filters, today: string): number {
  const defaults = defaultFilters(today);
  const lists = [positions, iu, county].filter(({ length }) => length > 0).length;
  // Without dates the list is of any date, which leaves nothing out.
  const days = [startDate !== defaults.startDate && startDate, endDate !== defaults.endDate && endDate].filter(Boolean);
  return lists + Number(city.trim() !== '') + days.length;
}

/** The number of all filters that are set. */
export const countFilters = (filters: Filters, today: string) =>
  countFolded(filters, today) +
  [filters.jobNumber.trim(), filters.title.trim(), filters.organizations[0], filters.statuses[0]].filter(Boolean)
    .length;

function describe(names: readonly string[]): string {
  const others = names.length - MAX_VALUES;
  return others > 1 ? `${names.slice(0, MAX_VALUES).join(', ')} and ${others} more` : names.join(', ');
}

/** The name of a value; "…" until its name is there. */
function nameOf(filter: TextFilter | ListFilter, referenceData: ReferenceData | undefined) {
  const labelIn = (options: readonly { value: string; label: string }[] | undefined) => (value: string) =>
    options ? (options.find((option) => option.value === value)?.label ?? value) : '…';
  if (filter === 'statuses')
    return (value: string) => SHOWN_STATUS_NAMES[SHOWN_STATUSES.find((status) => status === value) ?? 'open'];
  if (filter === 'organizations')
    return labelIn(referenceData?.organizations.map(({ accountNumber, label }) => ({ value: accountNumber, label })));
  if (filter === 'positions')
    return labelIn(referenceData?.positions.map(({ id, name }) => ({ value: id, label: name })));
  if (filter === 'county') return labelIn(referenceData?.counties);
  return (value: string) => value.trim();
}
