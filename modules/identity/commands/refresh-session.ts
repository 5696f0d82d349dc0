import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { databaseNow } from '#platform/time/clock.js';
import type { TokensResponse } from '../contract/api/accounts.js';
import { Session } from '../domain/session.js';
import { SessionTokens } from '../security/session-tokens.js';

/** Exchanges a refresh token for new tokens, once. */
export class RefreshSession extends Command<TokensResponse> {
  constructor(readonly refreshToken: string) {
    super();
  }
}

@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements ICommandHandler<RefreshSession> {
  constructor(
    private readonly database: Database,
    private readonly tokens: SessionTokens,
  ) {}

  async execute({ refreshToken }: RefreshSession): Promise<TokensResponse> {
    // A reused token ends the session. That must be committed before the error is thrown.
    const issued = await this.database.transaction(async (em) => {
      const token = await this.tokens.find(em, refreshToken);
      if (!token) return null;
      const session = await em.findOne(Session, token.sessionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      // Uses the database's clock after locking, since two tabs may call two instances at once.
      if (!session?.rotate(token.generation, await databaseNow(em))) return null;
      return this.tokens.issue(em, session);
    });
    if (!issued) throw new DomainError('unauthenticated', 'session_ended', 'Your session has ended. Please sign in.');
    return issued;
  }
}
