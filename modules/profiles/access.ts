import { Injectable } from '@nestjs/common';
import { type AccountSummary, IdentityApi } from '#modules/identity/contract/identity-api.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';
import { type Actor, hasAnyPrivilege } from '#platform/http/access.js';

/** Owners change their profiles, user managers those of others; only Super Admins those of Super Admins. */
export function mayEdit(actor: Actor, owner: Pick<AccountSummary, 'id' | 'isSuperAdmin'>): boolean {
  if (owner.id === actor.id) return true;
  return hasAnyPrivilege(actor, ...(owner.isSuperAdmin ? RIGHTS.manageSuperAdmins : RIGHTS.manageUsers));
}

/** Throws notFound for other profiles, as for unknown ones. */
export function assertOwnProfile(userId: string, actor: Actor): void {
  if (userId !== actor.id) throw notFoundError('The profile');
}

@Injectable()
export class ProfileAccess {
  constructor(private readonly identity: IdentityApi) {}

  /** Throws notFound for profiles that the actor may not read either, as for unknown ones, and forbidden. */
  async assertEditable(userId: string, actor: Actor): Promise<void> {
    if (userId === actor.id) return;
    if (!hasAnyPrivilege(actor, ...RIGHTS.manageUsers)) throw notFoundError('The profile');
    const [owner] = await this.identity.accountsByIds([userId]);
    if (!owner) throw notFoundError('The profile');
    if (!mayEdit(actor, owner))
      throw new DomainError('forbidden', 'forbidden', 'Only a Super Admin may change the profile of a Super Admin.');
  }
}
