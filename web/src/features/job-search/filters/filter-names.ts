import { formatInteger, pluralize } from '#web/lib/formatting/format';
import type { Parameter } from '../parameters';

export const FILTER_NAMES: Record<Parameter, string> = {
  q: 'Keywords',
  exact: 'Exact words',
  positionTitle: 'Position title',
  location: 'Location',
  radius: 'Distance',
  position: 'Position type',
  organization: 'Organization',
  region: 'Region',
  county: 'County',
  iu: 'Intermediate unit',
  positionGroup: 'Position group',
  organizationType: 'Organization type',
  postedWithin: 'Posted within',
  remote: 'Remote',
  salaryMin: 'Salary',
};

export const isParameter = (name: string): name is Parameter => Object.hasOwn(FILTER_NAMES, name);

/** The label of a filter on its chip: "Region: Southcentral". */
export function filterLabel(name: string, value: string, label: string): string {
  if (name === 'exact') return FILTER_NAMES.exact;
  if (name === 'remote') return 'Remote positions only';
  if (name === 'salaryMin') return `Pays at least $${formatInteger(Number(value))}`;
  if (name === 'postedWithin') return `Posted within: ${pluralize(Number(value), 'day')}`;
  return isParameter(name) ? `${FILTER_NAMES[name]}: ${label}` : label;
}
