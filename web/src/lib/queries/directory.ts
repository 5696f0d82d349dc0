import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OrganizationList, PositionType } from '#modules/directory/contract/api/choices';
import type { CertificationList, CredentialList, PositionList } from '#modules/directory/contract/api/reference-data';
import type { DocumentType } from '#modules/profiles/contract/api/documents';
import { api } from '../api/client';

/**
 * A change reaches the next form that is opened within a second; until its answer the form has the choices of before.
 */
export const CHOICES_STALE_TIME_MS = 1_000;
const staleTime = CHOICES_STALE_TIME_MS;

/** The fields that lists show. */
export interface NamedOrganization {
  accountNumber: string;
  accountName: string;
}

/** All that the user may see, by name: a filter of lists finds what is of a disabled organization. */
export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async () => {
    const { items } = await api.get<OrganizationList>('/api/organizations');
    return items.map(({ accountNumber, accountName, active, action }) => ({
      accountNumber,
      accountName,
      isUsable: active && action === 'enabled',
    }));
  },
  staleTime,
});

export const positionsQuery = queryOptions({
  queryKey: ['positions'],
  queryFn: async () => (await api.get<PositionList>('/api/positions')).items,
  staleTime,
});

const ADDITIONAL_TYPES: Record<Exclude<DocumentType, 'RESU'>, string> = {
  CRED: '/api/credentials',
  ADMINCERT: '/api/certifications?filterBy=Administrative',
  PROFCERT: '/api/certifications?filterBy=Professional',
};

/** The choices that say more of a document than its type; a resume has none. */
export const useAdditionalTypes = (type: DocumentType | '') =>
  useQuery({
    queryKey: ['additional-types', type],
    queryFn: async () => {
      const path = ADDITIONAL_TYPES[type as 'CRED'];
      return (await api.get<CredentialList | CertificationList>(path)).items.map(({ name }) => name);
    },
    staleTime,
    enabled: type !== '' && type !== 'RESU',
  });

/** The usable organizations, by name; the answer for administrators has the others too. */
export const useOrganizations = (enabled = true) => useQuery({ ...organizationsQuery, select: onlyUsable, enabled });

const onlyUsable = <T extends { isUsable: boolean }>(all: readonly T[]) => all.filter(({ isUsable }) => isUsable);

/** The position catalogue, by name. */
export const usePositions = (enabled = true) => useQuery({ ...positionsQuery, enabled });

/** Organizations as the options of a select. */
export const organizationOptions = (organizations: readonly NamedOrganization[] = []) =>
  organizations.map(({ accountNumber, accountName }) => ({ value: accountNumber, label: accountName }));

/** Group order in every list of positions. */
const TYPES: readonly PositionType[] = ['Administrative', 'Professional', 'Support', 'Other'];

/** Positions as the grouped options of a select. */
export const positionOptions = (positions: readonly { id: string; name: string; type: string }[] = []) =>
  TYPES.map((group) => ({
    group,
    options: positions.filter(({ type }) => type === group).map(({ id, name }) => ({ value: id, label: name })),
  })).filter(({ options }) => options.length > 0);
