import { type PrivilegeId } from '#modules/shared/privileges.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import type { Account } from './account.js';
import type { Rights } from './account-values.js';

/** The administrator who changes a user's rights. */
export interface Granter {
  id: string;
  privileges: ReadonlySet<number>;
}

/** Replaces the account's rights by `rights` (W17.9). Throws DomainError forbidden or rule. */
export function changeRights(account: Account, rights: Rights, by: Granter): void {
  const revoked = {
    privileges: (account.privileges as Rights['privileges']).filter((id) => !rights.privileges.includes(id)),
    organizations: account.organizations.filter((number) => !rights.organizations.includes(number)),
  };
  assertMayChange(account, rights.privileges, by);
  assertAddsNothingToOneself(account, rights, by);
  if (account.id === by.id) assertKeepsAdministration(account, rights);
  account.grant(rights, by.id);
  account.revoke(revoked, by.id);
}

/** For one's own account: otherwise the last administrator could leave nobody to grant the right again. */
function assertKeepsAdministration({ privileges }: Account, rights: Rights): void {
  const lost = (['manageSuperAdmins', 'manageUsers'] as const).some(
    (right) =>
      hasAnyPrivilege({ privileges: new Set(privileges) }, ...RIGHTS[right]) &&
      !hasAnyPrivilege({ privileges: new Set(rights.privileges) }, ...RIGHTS[right]),
  );
  if (!lost) return;
  throw new DomainError(
    'rule',
    'own_account',
    'You cannot take Super Admin or the right to manage users from yourself. Another administrator can.',
  );
}

/** Otherwise a user manager could acquire every other right unnoticed (W17.9). */
function assertAddsNothingToOneself(account: Account, rights: Rights, by: Granter): void {
  const isMore =
    rights.privileges.some((id) => !account.privileges.includes(id)) ||
    rights.organizations.some((number) => !account.organizations.includes(number));
  if (account.id !== by.id || !isMore) return;
  throw new DomainError(
    'rule',
    'own_account',
    'You cannot add privileges or organizations to yourself. Another administrator can.',
  );
}

/** The own address needs the current password (P8.1). Throws DomainError rule. */
export function assertMayEditEmail(account: Account, by: Granter): void {
  if (account.id !== by.id) return;
  throw new DomainError('rule', 'own_account', 'Change your own email address in My Settings.');
}

/** Adds rights to the account. Throws DomainError forbidden or rule. */
export function grantRights(account: Account, rights: Rights, by: Granter): void {
  assertMayChange(account, rights.privileges, by);
  assertAddsNothingToOneself(account, rights, by);
  account.grant(rights, by.id);
}

/**
 * Throws DomainError forbidden if a Super Admin is concerned and the actor is none: a user manager could otherwise
 * become Super Admin or lock the others out. `grantedPrivileges` are those that the account is about to get.
 */
export function assertMayChange(account: Account, grantedPrivileges: readonly PrivilegeId[], by: Granter): void {
  const concerned = [...account.privileges, ...grantedPrivileges];
  if (!hasAnyPrivilege({ privileges: new Set(concerned) }, ...RIGHTS.manageSuperAdmins)) return;
  if (hasAnyPrivilege(by, ...RIGHTS.manageSuperAdmins)) return;
  throw new DomainError(
    'forbidden',
    'super_admin_only',
    'Only a Super Admin can give Super Admin or change what a Super Admin may.',
  );
}
