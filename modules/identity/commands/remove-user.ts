import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import type { Account } from '../domain/account.js';
import { loadAccountForRemoval } from '../domain/accounts.js';
import { assertMayChange } from '../domain/change-rights.js';
import { assertSuperAdminRemains } from '../domain/super-admins.js';
import { AccountEraser } from './account-eraser.js';

/** Removes an account and ends its sessions at once. */
export class RemoveUser extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveUser)
export class RemoveUserHandler implements ICommandHandler<RemoveUser> {
  constructor(
    private readonly database: Database,
    private readonly eraser: AccountEraser,
  ) {}

  async execute({ accountId, actor }: RemoveUser): Promise<void> {
    const keys = await this.database.transaction(async (em) => {
      const account = await loadAccountForRemoval(em, accountId);
      await assertMayRemove(em, account, actor);
      return this.eraser.erase(em, account, actor.id);
    });
    await this.eraser.deleteFiles(keys);
  }
}

/** Throws DomainError forbidden or rule. */
async function assertMayRemove(em: EntityManager, account: Account, actor: Actor): Promise<void> {
  if (account.id === actor.id)
    throw new DomainError('rule', 'own_account', 'You cannot remove your own account. Another administrator can.');
  assertMayChange(account, [], actor);
  await assertSuperAdminRemains(em, account);
}
