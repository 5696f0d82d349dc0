import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '#src/config.js';
import { newId } from '../database/aggregate.js';
import { toArrayLiteral } from '../database/array-literal.js';
import { Database } from '../database/database.js';
import { deriveKey } from '../security/derive-key.js';
import type { IdempotentRequest } from './idempotency-context.js';

/**
 * The result of a claim:
 * - `claimed`: this request may run;
 * - `replay`: the stored response of the first request;
 * - `keyReused`: the key belongs to another request;
 * - `inProgress`: the first request is still running;
 * - `indeterminate`: the effect is committed, but no response is stored.
 * `form` is the digest of the first request's form.
 */
export type ClaimResult =
  | { kind: 'claimed'; request: IdempotentRequest }
  | { kind: 'replay'; status: number; response: string; form: string | null }
  | { kind: 'indeterminate'; form: string | null }
  | { kind: 'keyReused' | 'inProgress' };

interface Row {
  fingerprint: string;
  is_old: boolean;
  status: number | null;
  answer: string | null;
  form: string | null;
}

/** A claim without response or committed effect after one minute is dead; the next request takes it over. */
const CLAIM = `
  insert into idempotency_key as existing (scope, key, attempt, fingerprint, claimed_at)
  values (?, ?, ?, ?, clock_timestamp())
  on conflict (scope, key) do update set
    attempt = excluded.attempt, fingerprint = excluded.fingerprint, claimed_at = excluded.claimed_at,
    is_done = false, status = null, answer = null, form = null
  where existing.claimed_at < clock_timestamp() - interval '24 hours'
     or (not existing.is_done and existing.claimed_at < clock_timestamp() - interval '1 minute')
  returning 1`;

/**
 * An idempotency-key store. Request bodies are stored as keyed hashes, because a plain hash of a sign-up would allow
 * guessing its password.
 */
@Injectable()
export class IdempotencyStore {
  private readonly secret: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.secret = deriveKey(config.tokenSecret, 'idempotency');
  }

  /** A fingerprint that is equal for equal requests. */
  fingerprint(...parts: string[]): string {
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest('base64url');
  }

  claim(scope: string, key: string, fingerprint: string): Promise<ClaimResult> {
    const id = newId();
    return this.database.read(async (em) => {
      const claimed = await em.execute<unknown[]>(CLAIM, [scope, key, id, fingerprint]);
      if (claimed.length) return { kind: 'claimed', request: { scope, key, id } };
      const [existing] = await em.execute<Row[]>(
        `select fingerprint, claimed_at < clock_timestamp() - interval '1 minute' as is_old, status, answer, form
           from idempotency_key where scope = ? and key = ?`,
        [scope, key],
      );
      // Released between the two statements: the next poll claims it.
      if (!existing) return { kind: 'inProgress' };
      if (existing.fingerprint !== fingerprint) return { kind: 'keyReused' };
      const { status, answer, form } = existing;
      if (status === null) return existing.is_old ? { kind: 'indeterminate', form } : { kind: 'inProgress' };
      return answer === null ? { kind: 'indeterminate', form } : { kind: 'replay', status, response: answer, form };
    });
  }

  /** Without a response, a retry learns only that the request was done. */
  async saveResponse({ scope, key, id }: IdempotentRequest, status: number, response: string | null): Promise<void> {
    await this.database.read((em) =>
      em.execute(
        `update idempotency_key set is_done = true, status = ?, answer = ?
          where scope = ? and key = ? and attempt = ?`,
        [status, response, scope, key, id],
      ),
    );
  }

  /** Releases the key for a retry: always after a rejection, after a failure only without a committed effect. */
  async release({ scope, key, id }: IdempotentRequest, wasRejected: boolean): Promise<void> {
    await this.database.read((em) =>
      em.execute('delete from idempotency_key where scope = ? and key = ? and attempt = ? and (? or not is_done)', [
        scope,
        key,
        id,
        wasRejected,
      ]),
    );
  }
}

/** Deletes the responses to removed accounts, which may contain personal data. */
export async function deleteResponsesTo(em: EntityManager, accountIds: readonly string[]): Promise<void> {
  await em.execute('delete from idempotency_key where scope = any(?::text[])', [toArrayLiteral(accountIds)]);
}
