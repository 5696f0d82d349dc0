import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Geography, OrganizationChoice } from '#modules/directory/contract/api/choices';
import type { Position } from '#modules/directory/contract/api/reference-data';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { api } from '#web/lib/api/client';
import type { Page } from '#web/lib/api/page';
import { CHOICES_STALE_TIME_MS, positionOptions } from '#web/lib/queries/directory';
import type { SessionUser } from '#web/lib/session/session';
import type { Option, OptionGroup } from '#web/ui/fields/select-field';
import { isAdminLevel } from './rights';

export interface OrganizationOption extends OrganizationChoice {
  /** The name, with a suffix if disabled. */
  label: string;
  /** The address of the user's last posting, if that was of this organization. */
  addressLine1?: string;
  addressLine2?: string;
}

export interface ReferenceData {
  organizations: OrganizationOption[];
  positions: Position[];
  positionGroups: OptionGroup[];
  counties: Option[];
  units: Option[];
  /** Region code by county number. */
  regions: ReadonlyMap<number, string>;
}

/** The organizations depend on the user. */
export const referenceDataQuery = (user: SessionUser) =>
  queryOptions({
    queryKey: ['posting-reference-data', user.id],
    queryFn: async ({ signal }) => {
      const [organizations, positions, geography] = await Promise.all([
        api.get<Page<OrganizationChoice>>('/api/organizations', { signal }),
        api.get<Page<Position>>('/api/positions', { signal }),
        api.get<Geography>('/api/geography', { signal }),
      ]);
      return { organizations: organizations.items, positions: positions.items, geography };
    },
    staleTime: CHOICES_STALE_TIME_MS,
  });

/** Select options of the posting form and filters. */
export const useReferenceData = (user: SessionUser, enabled = true) =>
  useQuery({
    ...referenceDataQuery(user),
    select: ({ organizations, positions, geography }) => toReferenceData(user, organizations, positions, geography),
    enabled,
  });

export const isUsable = ({ active, action }: { active: boolean; action: string }) => active && action === 'enabled';

/** Adds the posting's own organization, which may be disabled or no longer assigned to the user. */
export function withCurrentOrganization(
  referenceData: ReferenceData,
  { organization, city, zipCode, county, iu }: JobForEdit,
): ReferenceData {
  const { accountNumber, accountName, active } = organization;
  if (referenceData.organizations.some((one) => one.accountNumber === accountNumber)) return referenceData;
  const action = isUsable(organization) ? 'enabled' : 'disabled';
  const own = { accountNumber, accountName, accountType: '', active, action, city, zip: zipCode, county, iu } as const;
  return {
    ...referenceData,
    organizations: [...referenceData.organizations, { ...own, label: organizationLabel(own) }],
  };
}

const organizationLabel = (one: { accountName: string; active: boolean; action: string }) =>
  isUsable(one) ? one.accountName : `${one.accountName} (disabled)`;

export function toReferenceData(
  user: SessionUser,
  organizations: readonly OrganizationChoice[],
  positions: Position[],
  geography: Geography,
): ReferenceData {
  const assigned = new Set(user.organizations.map(({ accountNumber }) => accountNumber));
  const offered = isAdminLevel(user)
    ? organizations
    : organizations.filter((one) => isUsable(one) && assigned.has(one.accountNumber));
  return {
    organizations: offered.map((one) => ({ ...one, label: organizationLabel(one) })),
    positions,
    positionGroups: positionOptions(positions),
    counties: geography.counties.map(({ number, name }) => ({ value: String(number), label: name })),
    units: geography.intermediateUnits.map(({ number, name }) => ({
      value: String(number),
      label: name.endsWith(` ${number}`) ? name : `${number} – ${name}`,
    })),
    regions: new Map(geography.counties.map(({ number, region }) => [number, region])),
  };
}
