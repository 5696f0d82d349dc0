import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { TokensResponse } from '../contract/api.js';
import type { Session } from '../domain/session.js';
import { AccessTokens } from './access-tokens.js';
import { tokenHash } from './keys.js';

const REFRESH_TOKEN_BYTES = 32;

/** The pair of tokens a session hands out. The refresh token is random and stored as a hash only. */
@Injectable()
export class SessionTokens {
  constructor(private readonly accessTokens: AccessTokens) {}

  /** Of the session's current generation, in the given transaction. */
  async issue(em: EntityManager, session: Session): Promise<TokensResponse> {
    const refreshToken = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
    await em.flush();
    await em.execute('insert into refresh_token (hash, session_id, generation) values (?, ?, ?)', [
      tokenHash(refreshToken),
      session.id,
      session.generation,
    ]);
    return { accessToken: await this.accessTokens.issue(session.accountId, session.id), refreshToken };
  }

  /** Which session handed it out, and when in its life; null for an unknown token. */
  async find(em: EntityManager, refreshToken: string) {
    const [row] = await em.execute<{ session_id: string; generation: number }[]>(
      'select session_id, generation from refresh_token where hash = ?',
      [tokenHash(refreshToken)],
    );
    return row ? { sessionId: row.session_id, generation: row.generation } : null;
  }
}
