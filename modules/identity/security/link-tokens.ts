import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { deriveKey } from '#platform/security/derive-key.js';
import { Config } from '#src/config.js';
import { IDENTITY_CODES } from '../contract/api/accounts.js';
import { hashToken } from './token-hash.js';

export type LinkPurpose = 'confirmation' | 'password' | 'emailChange';

/** Lifetime of a mailed link in hours. */
const TTL_HOURS: Record<LinkPurpose, number> = { confirmation: 48, password: 1, emailChange: 48 };
/** For a first password: nobody waits for that mail, and it takes the place of a confirmation. */
const FIRST_PASSWORD_TTL_HOURS = 48;

/** One-time links in mails. All methods use the given transaction. */
@Injectable()
export class LinkTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = deriveKey(config.tokenSecret, 'link-token');
  }

  /**
   * Derives 256 bits from `cause` by a secret key and stores their hash. A mail that is sent again contains the same
   * link, with its lifetime renewed.
   */
  async issue(
    em: EntityManager,
    accountId: string,
    purpose: LinkPurpose,
    cause: string,
    { signUpId, isFirstPassword = false }: { signUpId?: string; isFirstPassword?: boolean } = {},
  ) {
    const token = createHmac('sha256', this.key).update(`${purpose}:${accountId}:${cause}`).digest('base64url');
    const validHours = isFirstPassword ? FIRST_PASSWORD_TTL_HOURS : TTL_HOURS[purpose];
    await em.execute(
      `insert into link_token (hash, account_id, purpose, sign_up_id, expires_at)
       values (?, ?, ?, ?, clock_timestamp() + make_interval(hours => ?))
       on conflict (hash) do update set expires_at = excluded.expires_at where link_token.ended_at is null`,
      [hashToken(token), accountId, purpose, signUpId ?? null, validHours],
    );
    return { token, validHours };
  }

  /**
   * The account and sign-up of a link; null for an unknown one. Locks the account, as everything that ends links does,
   * so that a link cannot be used twice concurrently.
   */
  async find(em: EntityManager, token: string, purpose: LinkPurpose) {
    const hash = hashToken(token);
    await em.execute(
      'select 1 from account where id = (select account_id from link_token where hash = ?) for no key update',
      [hash],
    );
    const [row] = await em.execute<{ account_id: string; sign_up_id: string | null; usable: boolean; used: boolean }[]>(
      `select account_id, sign_up_id, ended_at is null and expires_at > clock_timestamp() as usable,
              used_at is not null as used
         from link_token where hash = ? and purpose = ?`,
      [hash, purpose],
    );
    return row ? { accountId: row.account_id, signUpId: row.sign_up_id, isUsable: row.usable, isUsed: row.used } : null;
  }

  /** Notes that somebody followed the link. It outlives the sign-up that it was for. */
  async use(em: EntityManager, token: string): Promise<void> {
    await em.execute('update link_token set used_at = clock_timestamp(), sign_up_id = null where hash = ?', [
      hashToken(token),
    ]);
  }

  async end(em: EntityManager, accountId: string, ...purposes: LinkPurpose[]): Promise<void> {
    await em.execute(
      `update link_token set ended_at = clock_timestamp()
        where account_id = ? and purpose = any(?::text[]) and ended_at is null`,
      [accountId, toArrayLiteral(purposes)],
    );
  }
}

/** The same error for an unknown, an ended and an expired link. */
export function linkInvalidError(): DomainError {
  return new DomainError(
    'invalid',
    IDENTITY_CODES.linkInvalid,
    'This link is invalid or has expired. If you have used it before, please sign in.',
  );
}
