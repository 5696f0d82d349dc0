import type { OrganizationOption } from '../reference-data';
import type { JobValues } from './job-values';

const FILLED_FIELDS = ['addressLine1', 'addressLine2', 'city', 'zipCode', 'county', 'iu', 'geography'] as const;

/**
 * The values that change with the organization. The previous organization's values go with it, and those that a
 * template filled in, because a posting must not have the address of another employer; user input stays.
 */
export function chooseOrganization(
  values: JobValues,
  accountNumber: string,
  organizations: readonly OrganizationOption[],
  regions: ReadonlyMap<number, string>,
  filled: Partial<JobValues> = {},
): Partial<JobValues> {
  const valuesOf = (account: string) =>
    organizationValues(
      organizations.find((one) => one.accountNumber === account),
      regions,
    );
  const before = valuesOf(values.organization);
  const after = valuesOf(accountNumber);
  const changes: Partial<JobValues> = { organization: accountNumber, reviewers: [] };
  for (const name of FILLED_FIELDS) {
    const isOurs = ['', before[name], filled[name]].includes(values[name]);
    if (isOurs && values[name] !== after[name]) changes[name] = after[name];
  }
  return changes;
}

function organizationValues(
  one: OrganizationOption | undefined,
  regions: ReadonlyMap<number, string>,
): Record<(typeof FILLED_FIELDS)[number], string> {
  const county = one?.county ?? null;
  return {
    addressLine1: one?.addressLine1 ?? '',
    addressLine2: one?.addressLine2 ?? '',
    city: one?.city ?? '',
    zipCode: one?.zip ?? '',
    county: String(county ?? ''),
    iu: String(one?.iu ?? ''),
    geography: county === null ? '' : (regions.get(county) ?? ''),
  };
}
