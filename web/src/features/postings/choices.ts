import { useQuery } from '@tanstack/react-query';
import type { Geography, OrganizationChoice, Position } from '../../../../modules/directory/contract/api';
import { POSITION_TYPES } from '../../../../modules/directory/contract/api';
import type { JobForEdit } from '../../../../modules/postings/contract/api-answers';
import { api } from '../../lib/api';
import type { SessionUser } from '../../lib/session';
import type { Option, OptionGroup } from '../../ui/select-field';
import type { Page } from './page-of';
import { isAdminLevel } from './rights';

export interface OrganizationOption extends OrganizationChoice {
  /** The name, with the suffix of a disabled one (W5.10). */
  label: string;
}

export interface Choices {
  organizations: OrganizationOption[];
  positions: Position[];
  positionGroups: OptionGroup[];
  counties: Option[];
  units: Option[];
  /** Region code by county number. */
  regions: ReadonlyMap<number, string>;
}

/** Reference data changes rarely: one fetch serves all pages of an hour. */
const HOUR_MS = 3_600_000;

/** What posting form and filters choose from. `user` decides which organizations (W5.9, W5.10). */
export function useChoices(user: SessionUser) {
  return useQuery({
    queryKey: ['posting-choices', user.id],
    queryFn: async ({ signal }) => {
      const [organizations, positions, geography] = await Promise.all([
        api.get<Page<OrganizationChoice>>('/api/organizations', { signal }),
        api.get<Page<Position>>('/api/positions', { signal }),
        api.get<Geography>('/api/geography', { signal }),
      ]);
      return { organizations: organizations.items, positions: positions.items, geography };
    },
    select: ({ organizations, positions, geography }) => choicesOf(user, organizations, positions, geography),
    staleTime: HOUR_MS,
  });
}

export const isUsable = ({ active, action }: { active: boolean; action: string }) => active && action === 'enabled';

/** A posting keeps its organization on offer, also for a creator who is no longer assigned to it, or a disabled one. */
export function withOwnOrganization(
  choices: Choices,
  { organization, city, zipCode, county, iu }: JobForEdit,
): Choices {
  const { accountNumber, accountName, active } = organization;
  if (choices.organizations.some((one) => one.accountNumber === accountNumber)) return choices;
  const action = isUsable(organization) ? 'enabled' : 'disabled';
  const own = { accountNumber, accountName, accountType: '', active, action, city, zip: zipCode, county, iu } as const;
  return { ...choices, organizations: [...choices.organizations, { ...own, label: labelOf(own) }] };
}

const labelOf = (one: { accountName: string; active: boolean; action: string }) =>
  isUsable(one) ? one.accountName : `${one.accountName} (disabled)`;

function choicesOf(
  user: SessionUser,
  organizations: readonly OrganizationChoice[],
  positions: Position[],
  geography: Geography,
): Choices {
  const assigned = new Set(user.organizations.map(({ accountNumber }) => accountNumber));
  const offered = isAdminLevel(user)
    ? organizations
    : organizations.filter((one) => isUsable(one) && assigned.has(one.accountNumber));
  return {
    organizations: offered.map((one) => ({ ...one, label: labelOf(one) })),
    positions,
    positionGroups: POSITION_TYPES.map((group) => ({
      group,
      options: positions.filter(({ type }) => type === group).map(({ id, name }) => ({ value: id, label: name })),
    })),
    counties: geography.counties.map(({ number, name }) => ({ value: String(number), label: name })),
    units: geography.intermediateUnits.map(({ number, name }) => ({
      value: String(number),
      label: name.endsWith(` ${number}`) ? name : `${number} – ${name}`,
    })),
    regions: new Map(geography.counties.map(({ number, region }) => [number, region])),
  };
}
