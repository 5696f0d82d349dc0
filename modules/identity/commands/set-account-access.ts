import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { loadAccountForUpdate, revokeSessions } from '../domain/accounts.js';
import { assertMayChange } from '../domain/change-rights.js';
import { assertSuperAdminRemains } from '../domain/super-admins.js';

/** Locks or unlocks an account; locking ends its sessions at once. */
export class SetAccountAccess extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly isAccessible: boolean,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SetAccountAccess)
export class SetAccountAccessHandler implements ICommandHandler<SetAccountAccess> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ accountId, isAccessible, actor }: SetAccountAccess): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, accountId);
      assertMayChange(account, [], actor);
      const now = this.clock.now();
      if (isAccessible) {
        account.unlock(actor.id);
        return;
      }
      await assertSuperAdminRemains(em, account);
      account.lock(now, actor.id);
      await revokeSessions(em, account.id, 'locked', now, actor.id);
    });
  }
}
