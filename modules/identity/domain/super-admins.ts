import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCKS } from '#modules/shared/locks.js';
import { Privilege } from '#modules/shared/privileges.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { DomainError } from '#platform/errors/domain-error.js';
import type { Account } from './account.js';

export const isSuperAdmin = ({ privileges }: Pick<Account, 'privileges'>) => privileges.includes(Privilege.SuperAdmin);

/**
 * Called when an account is locked, removed or loses Super Admin; does nothing for one without that right. Throws
 * DomainError rule if no other Super Admin may sign in. Such changes wait for each other, so that two Super Admins
 * cannot end each other at the same time.
 */
export async function assertSuperAdminRemains(
  em: EntityManager,
  account: Pick<Account, 'id' | 'privileges'>,
): Promise<void> {
  if (!isSuperAdmin(account)) return;
  await takeLock(em, LOCKS.superAdmins);
  const others = await em.execute(
    `select 1 from account where privileges @> array[?::integer] and id <> ?
        and locked_at is null and confirmed_at is not null limit 1`,
    [Privilege.SuperAdmin, account.id],
  );
  if (others.length) return;
  throw new DomainError(
    'rule',
    'last_super_admin',
    'This is the last Super Admin who can sign in. Give Super Admin to somebody else first.',
  );
}
