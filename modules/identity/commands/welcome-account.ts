import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import type { WelcomeRequest } from '../contract/api/accounts.js';
import { loadAccountForUpdate } from '../domain/accounts.js';

/** Selects a role and accepts the terms on the welcome gateway. */
export class WelcomeAccount extends Command<void> {
  constructor(
    readonly role: WelcomeRequest['role'],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WelcomeAccount)
export class WelcomeAccountHandler implements ICommandHandler<WelcomeAccount> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ role, actor }: WelcomeAccount): Promise<void> {
    return this.database.transaction(async (em) => {
      (await loadAccountForUpdate(em, actor.id)).welcome(role, this.clock.now());
    });
  }
}
