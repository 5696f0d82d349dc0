import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { requestForDecision } from '../domain/posting-access-request.js';

/** Closes a request without a grant; the person is told and may ask again. */
export class DeclinePostingAccess extends Command<void> {
  constructor(
    readonly requestId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DeclinePostingAccess)
export class DeclinePostingAccessHandler implements ICommandHandler<DeclinePostingAccess> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ requestId, actor }: DeclinePostingAccess): Promise<void> {
    return this.database.transaction(async (em) => {
      (await requestForDecision(em, requestId)).decline(this.clock.now(), actor.id);
    });
  }
}
