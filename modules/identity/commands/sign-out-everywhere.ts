import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { loadAccountForUpdate, revokeSessions } from '../domain/accounts.js';

/** Ends all sessions of the user's account, including the current one. */
export class SignOutEverywhere extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(SignOutEverywhere)
export class SignOutEverywhereHandler implements ICommandHandler<SignOutEverywhere> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ actor }: SignOutEverywhere): Promise<void> {
    return this.database.transaction(async (em) => {
      // A concurrent sign-in either waits for this lock or is already visible.
      const account = await loadAccountForUpdate(em, actor.id);
      await revokeSessions(em, account.id, 'signedOutEverywhere', this.clock.now(), actor.id);
    });
  }
}
