import type { NamedOrganization } from '#web/lib/queries/directory';

/** The usable organizations and those that the user has already, which may be disabled. */
export function selectableOrganizations(
  usable: readonly NamedOrganization[] = [],
  assigned: readonly NamedOrganization[],
): NamedOrganization[] {
  const others = assigned.filter((own) => !usable.some(({ accountNumber }) => accountNumber === own.accountNumber));
  return [...others, ...usable];
}

export const nameOrganization = (organizations: readonly NamedOrganization[], number: string) =>
  organizations.find(({ accountNumber }) => accountNumber === number)?.accountName ?? `organization ${number}`;
