import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { keepAccount } from '../domain/account-removal.js';
import { loadAccountForUpdate } from '../domain/accounts.js';

/** Users who asked to delete their account keep it. */
export class KeepAccount extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(KeepAccount)
export class KeepAccountHandler implements ICommandHandler<KeepAccount> {
  constructor(private readonly database: Database) {}

  execute({ actor }: KeepAccount): Promise<void> {
    return this.database.transaction(async (em) => keepAccount(await loadAccountForUpdate(em, actor.id)));
  }
}
