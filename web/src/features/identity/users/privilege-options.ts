import { Privilege } from '../../../../../modules/identity/contract/api-rights';
import type { PrivilegeResponse, UserSummary } from '../../../../../modules/identity/contract/api-users';
import { hasRight, type PrivilegeHolder } from '../../../lib/session/privileges';

/**
 * The privileges that `me` can give to `user`. Disabled are inactive ones, Super Admin unless given by a Super Admin,
 * and any further one for oneself (W17.9, W17.10).
 */
export function privilegeOptions(
  all: readonly PrivilegeResponse[],
  user: UserSummary,
  me: PrivilegeHolder & { id: string },
) {
  const isMissing = (id: number) => !user.privileges.some((privilege) => privilege.id === id);
  return all.map(({ id, name, isActive }) => ({
    value: id,
    label: name,
    disabled:
      !isActive ||
      (id === Privilege.SuperAdmin && !hasRight(me, 'manageSuperAdmins')) ||
      (user.id === me.id && isMissing(id)),
  }));
}
