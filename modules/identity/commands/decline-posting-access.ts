import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { loadRequestForUpdate } from '../domain/posting-access-request.js';

/** Declines a request; the user gets a mail with the reason and may request again. */
export class DeclinePostingAccess extends Command<void> {
  constructor(
    readonly requestId: string,
    readonly reason: string,
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

  execute({ requestId, reason, actor }: DeclinePostingAccess): Promise<void> {
    return this.database.transaction(async (em) => {
      (await loadRequestForUpdate(em, requestId)).decline(reason, this.clock.now(), actor.id);
    });
  }
}
