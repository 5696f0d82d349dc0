import type { NamedOrganization } from '#web/lib/queries/directory';

const fold = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The organizations of exactly this name, ignoring case; a request names one as its author typed it. */
export const matchingOrganizations = (organizations: readonly NamedOrganization[], name: string) =>
  organizations.filter(({ accountName }) => fold(accountName) === fold(name));
