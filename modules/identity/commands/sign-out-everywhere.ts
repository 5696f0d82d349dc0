import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { loadAccountForUpdate, revokeSessions } from '../domain/accounts.js';
import { assertMayChange } from '../domain/change-rights.js';

/** Ends all sessions of an account, of the own one including the current session. */
export class SignOutEverywhere extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SignOutEverywhere)
export class SignOutEverywhereHandler implements ICommandHandler<SignOutEverywhere> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ accountId, actor }: SignOutEverywhere): Promise<void> {
    return this.database.transaction(async (em) => {
      // A concurrent sign-in either waits for this lock or is already visible.
      const account = await loadAccountForUpdate(em, accountId);
      const isOwn = accountId === actor.id;
      if (!isOwn) assertMayChange(account, [], actor);
      const reason = isOwn ? 'signedOutEverywhere' : 'byAdministrator';
      await revokeSessions(em, account.id, reason, this.clock.now(), actor.id);
    });
  }
}
