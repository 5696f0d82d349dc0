import type { OrganizationOption } from '../reference-data';
import type { JobValues } from './job-values';

type FilledField = 'city' | 'zipCode' | 'county' | 'iu' | 'geography';

/**
 * The values that change with the organization. A field is filled only if it is empty or still has the previous
 * organization's value; user input stays.
 */
export function chooseOrganization(
  values: JobValues,
  accountNumber: string,
  organizations: readonly OrganizationOption[],
  regions: ReadonlyMap<number, string>,
): Partial<JobValues> {
  const valuesOf = (account: string) =>
    organizationValues(
      organizations.find((one) => one.accountNumber === account),
      regions,
    );
  const before = valuesOf(values.organization);
  const after = valuesOf(accountNumber);
  const changes: Partial<JobValues> = { organization: accountNumber, reviewers: [] };
  for (const name of ['city', 'zipCode', 'county', 'iu', 'geography'] as const) {
    const isOurs = values[name] === '' || values[name] === before[name];
    if (isOurs && after[name]) changes[name] = after[name];
  }
  return changes;
}

function organizationValues(
  one: OrganizationOption | undefined,
  regions: ReadonlyMap<number, string>,
): Record<FilledField, string> {
  const county = one?.county ?? null;
  return {
    city: one?.city ?? '',
    zipCode: one?.zip ?? '',
    county: String(county ?? ''),
    iu: String(one?.iu ?? ''),
    geography: county === null ? '' : (regions.get(county) ?? ''),
  };
}
