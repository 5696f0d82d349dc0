import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { Database } from '#platform/database/database.js';
import { type Actor, Authenticator } from '#platform/http/access.js';
import { AccessTokens } from './access-tokens.js';

const QUERY = `
  select s.id as "sessionId", a.id as "accountId", a.privileges, a.organizations
    from session s join account a on a.id = s.account_id
   where s.id = any(?::uuid[]) and s.ended_at is null and s.expires_at > clock_timestamp()
     and a.locked_at is null and a.confirmed_at is not null`;

interface ActiveSession {
  sessionId: string;
  accountId: string;
  privileges: number[];
  organizations: string[];
}

/**
 * Reads session, lock and rights after each request has arrived, so that revoking and locking take effect at once.
 * Requests that arrive together share the query.
 */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  private readonly sessions = new DataLoader((ids: readonly string[]) => this.findActiveSessions(ids), {
    cache: false,
    // Node reads all sockets that have data before it runs immediates.
    batchScheduleFn: setImmediate,
  });

  constructor(
    private readonly tokens: AccessTokens,
    private readonly database: Database,
  ) {
    super();
  }

  async authenticate(accessToken: string): Promise<Actor | null> {
    const token = await this.tokens.verify(accessToken);
    if (!token) return null;
    const session = await this.sessions.load(token.sessionId);
    if (session?.accountId !== token.accountId) return null;
    return {
      id: session.accountId,
      sessionId: session.sessionId,
      privileges: new Set(session.privileges),
      organizations: new Set(session.organizations),
    };
  }

  /** In the order of `ids`. */
  private async findActiveSessions(ids: readonly string[]): Promise<(ActiveSession | undefined)[]> {
    const rows = await this.database.lookup<ActiveSession>(QUERY, [[...new Set(ids)]]);
    const byId = new Map(rows.map((row) => [row.sessionId, row]));
    return ids.map((id) => byId.get(id));
  }
}
