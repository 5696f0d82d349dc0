import { queryOptions, useQuery } from '@tanstack/react-query';
import type {
  OrganizationList,
  Position,
  PositionList,
  PositionType,
} from '../../../../modules/directory/contract/api';
import { api } from '../api/client';

/** Reference data changes a few times a year. */
const staleTime = 10 * 60_000;

/** The fields that lists show. */
export interface NamedOrganization {
  accountNumber: string;
  accountName: string;
}

export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async () => {
    const { items } = await api.get<OrganizationList>('/api/organizations');
    return items.map(({ accountNumber, accountName }): NamedOrganization => ({ accountNumber, accountName }));
  },
  staleTime,
});

export const positionsQuery = queryOptions({
  queryKey: ['positions'],
  queryFn: async () => (await api.get<PositionList>('/api/positions')).items,
  staleTime,
});

/** The usable organizations, by name. */
export const useOrganizations = (enabled = true) => useQuery({ ...organizationsQuery, enabled });

/** The position catalogue, by name. */
export const usePositions = (enabled = true) => useQuery({ ...positionsQuery, enabled });

/** Organizations as the options of a select. */
export const organizationOptions = (organizations: readonly NamedOrganization[] = []) =>
  organizations.map(({ accountNumber, accountName }) => ({ value: accountNumber, label: accountName }));

/** Group order in every list of positions (P2.3). */
const TYPES: readonly PositionType[] = ['Administrative', 'Professional', 'Support', 'Other'];

/** Positions as the grouped options of a select. */
export const positionOptions = (positions: readonly Position[] = []) =>
  TYPES.map((group) => ({
    group,
    options: positions.filter(({ type }) => type === group).map(({ id, name }) => ({ value: id, label: name })),
  })).filter(({ options }) => options.length > 0);
