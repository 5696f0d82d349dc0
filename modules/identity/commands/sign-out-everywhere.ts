import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { accountForChange, revokeSessions } from '../domain/accounts.js';

/** Ends every session of one's own account, this one too. */
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
      // A sign-in that is under way waits for this lock or is seen by it.
      const account = await accountForChange(em, actor.id);
      await revokeSessions(em, account.id, 'signedOutEverywhere', this.clock.now(), actor.id);
    });
  }
}
