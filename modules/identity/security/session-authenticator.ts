import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { type Actor, Authenticator } from '../../../src/platform/http/access.js';
import { AccessTokens } from './access-tokens.js';

const QUERY = `
  select a.privileges, a.organizations
    from session s join account a on a.id = s.account_id
   where s.id = ? and a.id = ? and s.ended_at is null and s.expires_at > clock_timestamp()
     and a.locked_at is null and a.confirmed_at is not null`;

/** Reads session, lock and rights at each request, so that revoking and locking take effect at once. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly database: Database,
  ) {
    super();
  }

  async authenticate(accessToken: string): Promise<Actor | null> {
    const token = await this.tokens.verify(accessToken);
    if (!token) return null;
    const ids = [token.sessionId, token.accountId];
    const [row] = await this.database.lookup<{ privileges: number[]; organizations: string[] }>(QUERY, ids);
    if (!row) return null;
    return {
      id: token.accountId,
      sessionId: token.sessionId,
      privileges: new Set(row.privileges),
      organizations: new Set(row.organizations),
    };
  }
}
