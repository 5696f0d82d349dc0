import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { TokensResponse } from '../contract/api/accounts.js';
import type { Session } from '../domain/session.js';
import { AccessTokens } from './access-tokens.js';
import { hashToken } from './token-hash.js';

const REFRESH_TOKEN_BYTES = 32;

/** Issues the token pairs of sessions. The refresh token is random and stored as a hash only. */
@Injectable()
export class SessionTokens {
  constructor(private readonly accessTokens: AccessTokens) {}

  /** Issues tokens of the session's current generation, in the given transaction. */
  async issue(em: EntityManager, session: Session): Promise<TokensResponse> {
    const refreshToken = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
    await em.flush();
    await em.execute('insert into refresh_token (hash, session_id, generation) values (?, ?, ?)', [
      hashToken(refreshToken),
      session.id,
      session.generation,
    ]);
    return { accessToken: await this.accessTokens.issue(session.accountId, session.id), refreshToken };
  }

  /** The session and generation of a refresh token; null for an unknown one. */
  async find(em: EntityManager, refreshToken: string) {
    const [row] = await em.execute<{ session_id: string; generation: number }[]>(
      'select session_id, generation from refresh_token where hash = ?',
      [hashToken(refreshToken)],
    );
    return row ? { sessionId: row.session_id, generation: row.generation } : null;
  }
}
