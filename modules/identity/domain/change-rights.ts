import { DomainError } from '../../../src/platform/errors.js';
import { holds } from '../../../src/platform/http/access.js';
import { type PrivilegeId, RIGHTS } from '../contract/api-rights.js';
import type { Account, Rights } from './account.js';

/** The administrator who changes somebody's rights. */
export interface Granter {
  id: string;
  privileges: ReadonlySet<number>;
}

/** Gives what is missing to `wish` and takes what is beyond it (W17.9). Throws DomainError forbidden or rule. */
export function changeRights(account: Account, wish: Rights, by: Granter): void {
  const taken = {
    privileges: (account.privileges as Rights['privileges']).filter((id) => !wish.privileges.includes(id)),
    organizations: account.organizations.filter((number) => !wish.organizations.includes(number)),
  };
  checkMayChange(account, wish.privileges, by);
  if (account.id === by.id) checkKeepsAdministration(account, wish);
  account.grant(wish, by.id);
  account.revoke(taken, by.id);
}

/** For one's own account: the last administrator could otherwise leave nobody who gives the right again. */
function checkKeepsAdministration({ privileges }: Account, wish: Rights): void {
  const lost = (['manageSuperAdmins', 'manageUsers'] as const).some(
    (right) =>
      holds({ privileges: new Set(privileges) }, ...RIGHTS[right]) &&
      !holds({ privileges: new Set(wish.privileges) }, ...RIGHTS[right]),
  );
  if (!lost) return;
  throw new DomainError(
    'rule',
    'own_account',
    'You cannot take Super Admin or the right to manage users from yourself. Another administrator can.',
  );
}

/** Adds to what the account holds. */
export function giveRights(account: Account, rights: Rights, by: Granter): void {
  checkMayChange(account, rights.privileges, by);
  account.grant(rights, by.id);
}

/**
 * Whoever manages users without being Super Admin could otherwise become one, or shut the others out. `given`: the
 * privileges the account is about to get. Throws DomainError forbidden.
 */
export function checkMayChange(account: Account, given: readonly PrivilegeId[], by: Granter): void {
  const concerned = [...account.privileges, ...given];
  if (!holds({ privileges: new Set(concerned) }, ...RIGHTS.manageSuperAdmins)) return;
  if (holds(by, ...RIGHTS.manageSuperAdmins)) return;
  throw new DomainError(
    'forbidden',
    'super_admin_only',
    'Only a Super Admin can give Super Admin or change what a Super Admin may.',
  );
}
