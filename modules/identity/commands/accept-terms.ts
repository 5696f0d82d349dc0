import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { loadAccountForUpdate } from '../domain/accounts.js';

/** Returns the time of acceptance. */
export class AcceptTerms extends Command<Date> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(AcceptTerms)
export class AcceptTermsHandler implements ICommandHandler<AcceptTerms> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ actor }: AcceptTerms): Promise<Date> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      (await loadAccountForUpdate(em, actor.id)).acceptTerms(now);
      return now;
    });
  }
}
