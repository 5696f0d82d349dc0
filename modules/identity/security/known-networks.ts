import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { deriveKey } from '#platform/security/derive-key.js';
import { clientNetwork } from '#platform/security/rate-limiter.js';
import { Config } from '#src/config.js';
import type { Caller } from './auth-rate-limiter.js';

/** Days after a sign-in during which its network counts as known. */
export const KNOWN_NETWORK_DAYS = 90;

const CALLER = `
  select coalesce(a.id::text, one.email) as account, one.email, n.network is not null as "isKnownNetwork"
    from (select lower(?) as email) as one left join account a on lower(a.email) = one.email
    left join sign_in_network n on n.account_id = a.id and n.network = ?
         and n.last_sign_in_at > clock_timestamp() - make_interval(days => ${KNOWN_NETWORK_DAYS})`;

/** The networks from which accounts signed in, stored as keyed hashes only. */
@Injectable()
export class KnownNetworks {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.key = deriveKey(config.tokenSecret, 'network');
  }

  /**
   * The caller for the rate limits: the account of the e-mail, else the `email` in lower case by PostgreSQL. JavaScript
   * must not fold it as well: a spelling that both fold differently would get counters of its own.
   */
  async identifyCaller(email: string, ip: string): Promise<Caller & { email: string }> {
    const [row] = await this.database.read((em) =>
      em.execute<[Omit<Caller, 'ip'> & { email: string }]>(CALLER, [email, this.hashNetwork(ip)]),
    );
    return { ...row, ip };
  }

  /** Called after a sign-in, in its transaction. */
  async rememberNetwork(em: EntityManager, accountId: string, ip: string): Promise<void> {
    await em.execute(
      `insert into sign_in_network (account_id, network, last_sign_in_at) values (?, ?, clock_timestamp())
       on conflict (account_id, network) do update set last_sign_in_at = excluded.last_sign_in_at`,
      [accountId, this.hashNetwork(ip)],
    );
  }

  private hashNetwork(ip: string): string {
    return createHmac('sha256', this.key).update(clientNetwork(ip)).digest('base64url');
  }
}
