import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { Session } from '../domain/session.js';

/** Ends the current session with all its tokens. */
export class SignOut extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ actor }: SignOut): Promise<void> {
    return this.database.transaction(async (em) => {
      const session = await em.findOne(Session, actor.sessionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      session?.signOut(this.clock.now());
    });
  }
}
