import { Privilege } from '../../../../../modules/identity/contract/api-rights';
import type { PrivilegeView } from '../../../../../modules/identity/contract/api-users';

/** The privileges as a choice; inactive ones and, for whoever may not give it, Super Admin cannot be chosen (W17.10). */
export const privilegeOptions = (privileges: readonly PrivilegeView[] = [], withSuperAdmin: boolean) =>
  privileges.map(({ id, name, isActive }) => ({
    value: String(id),
    label: name,
    disabled: !isActive || (id === Privilege.SuperAdmin && !withSuperAdmin),
  }));
