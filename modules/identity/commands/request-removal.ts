import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { requestRemoval } from '../domain/account-removal.js';
import { loadAccountForUpdate } from '../domain/accounts.js';
import { assertSuperAdminRemains } from '../domain/super-admins.js';
import { CurrentPasswordVerifier, wrongPasswordError } from './current-password-verifier.js';

/**
 * Users ask to delete their own account, which is removed after REMOVAL_DAYS unless they change their mind. Needs the
 * current password.
 */
export class RequestRemoval extends Command<void> {
  constructor(
    readonly currentPassword: string,
    readonly actor: Actor,
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(RequestRemoval)
export class RequestRemovalHandler implements ICommandHandler<RequestRemoval> {
  constructor(
    private readonly database: Database,
    private readonly currentPassword: CurrentPasswordVerifier,
    private readonly clock: Clock,
  ) {}

  async execute({ currentPassword, actor, ip }: RequestRemoval): Promise<void> {
    const { passwordHash } = await this.currentPassword.verify(actor.id, { currentPassword }, ip);
    await this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, actor.id);
      // The password may have been changed since the check.
      if (account.passwordHash !== passwordHash) throw wrongPasswordError();
      await assertSuperAdminRemains(em, account);
      requestRemoval(account, this.clock.now());
    });
  }
}
