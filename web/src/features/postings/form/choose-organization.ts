import type { OrganizationOption } from '../choices';
import type { JobValues } from './job-values';

type Filled = 'city' | 'zipCode' | 'county' | 'iu' | 'geography';

/**
 * Another organization brings what is known of its place. A field is filled only while it is empty or still holds what
 * the organization before it had brought: what somebody typed stays.
 */
export function chooseOrganization(
  values: JobValues,
  accountNumber: string,
  organizations: readonly OrganizationOption[],
  regions: ReadonlyMap<number, string>,
): Partial<JobValues> {
  const known = (account: string) =>
    placeOf(
      organizations.find((one) => one.accountNumber === account),
      regions,
    );
  const before = known(values.organization);
  const after = known(accountNumber);
  const changes: Partial<JobValues> = { organization: accountNumber, reviewers: [] };
  for (const name of ['city', 'zipCode', 'county', 'iu', 'geography'] as const) {
    const isOurs = values[name] === '' || values[name] === before[name];
    if (isOurs && after[name]) changes[name] = after[name];
  }
  return changes;
}

function placeOf(one: OrganizationOption | undefined, regions: ReadonlyMap<number, string>): Record<Filled, string> {
  const county = one?.county ?? null;
  return {
    city: one?.city ?? '',
    zipCode: one?.zip ?? '',
    county: String(county ?? ''),
    iu: String(one?.iu ?? ''),
    geography: county === null ? '' : (regions.get(county) ?? ''),
  };
}
