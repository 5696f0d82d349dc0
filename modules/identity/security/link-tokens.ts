import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../src/config.js';
import { DomainError } from '../../../src/platform/errors.js';
import { deriveKey } from '../../../src/platform/keys.js';
import { IDENTITY_CODES } from '../contract/api.js';
import { tokenHash } from './keys.js';

export type LinkPurpose = 'confirmation' | 'password' | 'emailChange';

/** How long a mailed link works, in hours (near P4.9, P6.3, P8.2). */
const VALID_HOURS: Record<LinkPurpose, number> = { confirmation: 48, password: 1, emailChange: 48 };

/** The one-use links that mails carry. All methods work in the given transaction. */
@Injectable()
export class LinkTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = deriveKey(config.tokenSecret, 'link-token');
  }

  /**
   * 256 bits derived from `cause` by a secret key and stored as a hash: a mail whose sending is repeated carries the
   * link of the first attempt, although that link was never stored.
   */
  async issue(em: EntityManager, accountId: string, purpose: LinkPurpose, cause: string) {
    const token = createHmac('sha256', this.key).update(`${purpose}:${accountId}:${cause}`).digest('base64url');
    const validHours = VALID_HOURS[purpose];
    await em.execute(
      `insert into link_token (hash, account_id, purpose, expires_at)
       values (?, ?, ?, clock_timestamp() + make_interval(hours => ?)) on conflict do nothing`,
      [tokenHash(token), accountId, purpose, validHours],
    );
    return { token, validHours };
  }

  /**
   * Whose link it is; null for an unknown one. Locks its account, as all do who end links: of two users of one link the
   * second comes late.
   */
  async find(em: EntityManager, token: string, purpose: LinkPurpose) {
    const hash = tokenHash(token);
    await em.execute('select 1 from account where id = (select account_id from link_token where hash = ?) for update', [
      hash,
    ]);
    const [row] = await em.execute<{ account_id: string; usable: boolean }[]>(
      `select account_id, ended_at is null and expires_at > clock_timestamp() as usable
         from link_token where hash = ? and purpose = ?`,
      [hash, purpose],
    );
    return row ? { accountId: row.account_id, usable: row.usable } : null;
  }

  async end(em: EntityManager, accountId: string, ...purposes: LinkPurpose[]): Promise<void> {
    await em.execute(
      `update link_token set ended_at = clock_timestamp()
        where account_id = ? and purpose = any(?::text[]) and ended_at is null`,
      [accountId, `{${purposes.join(',')}}`],
    );
  }
}

/** The same for an unknown, a used and an expired link (P4.9). */
export function linkInvalid(): DomainError {
  return new DomainError(
    'invalid',
    IDENTITY_CODES.linkInvalid,
    'This link is invalid or has expired. If you have used it before, please sign in.',
  );
}
