import type { UserSummary } from '#modules/identity/contract/api/users';
import { Privilege } from '#modules/shared/privileges';
import { hasRight, type PrivilegeHolder } from '#web/lib/session/privileges';

type Viewer = PrivilegeHolder & { id: string };
type User = Pick<UserSummary, 'id' | 'privileges' | 'isAccessible'>;

const isSuperAdmin = ({ privileges }: PrivilegeHolder) => privileges.some(({ id }) => id === Privilege.SuperAdmin);

/** Why the viewer may not edit the user; undefined if nothing prevents it. The server refuses the same. */
export const editObstacle = (user: User, me: Viewer): string | undefined =>
  isSuperAdmin(user) && !hasRight(me, 'manageSuperAdmins') ? 'Only a Super Admin can change a Super Admin.' : undefined;

/** Why the viewer may not lock or remove the user. */
export const endObstacle = (user: User, me: Viewer, verb: 'lock' | 'remove'): string | undefined =>
  user.id === me.id ? `You cannot ${verb} your own account. Another administrator can.` : editObstacle(user, me);

/** Why a link for a new password would not be sent. */
export const resetObstacle = ({ isAccessible }: User): string | undefined =>
  isAccessible ? undefined : 'A locked account gets no link. Unlock it first.';
