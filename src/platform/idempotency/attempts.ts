import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { newId } from '../database/aggregate.js';
import { Database } from '../database/database.js';
import { deriveKey } from '../keys.js';
import type { Attempt } from './current-attempt.js';

/**
 * What a repetition finds: nothing, so it may run; the first answer; a first run that may still answer; one that did
 * its work and died before its answer was kept.
 */
export type Found =
  | { kind: 'mine'; attempt: Attempt }
  | { kind: 'answered'; status: number; answer: string }
  | { kind: 'otherContent' | 'running' | 'unanswered' };

interface Row {
  fingerprint: string;
  is_old: boolean;
  status: number | null;
  answer: string | null;
}

/** A run that was neither answered nor did anything within a minute died with its process; the next one takes its place. */
const CLAIM = `
  insert into idempotency_key as held (scope, key, attempt, fingerprint, claimed_at)
  values (?, ?, ?, ?, clock_timestamp())
  on conflict (scope, key) do update set
    attempt = excluded.attempt, fingerprint = excluded.fingerprint, claimed_at = excluded.claimed_at,
    is_done = false, status = null, answer = null
  where held.claimed_at < clock_timestamp() - interval '24 hours'
     or (not held.is_done and held.claimed_at < clock_timestamp() - interval '1 minute')
  returning 1`;

/** The kept answers. Bodies are kept as keyed hashes only: a plain hash of a sign-up would let its password be guessed. */
@Injectable()
export class Attempts {
  private readonly secret: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.secret = deriveKey(config.tokenSecret, 'idempotency');
  }

  /** What tells whether two requests ask for the same. */
  fingerprint(...parts: string[]): string {
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest('base64url');
  }

  claim(scope: string, key: string, fingerprint: string): Promise<Found> {
    const id = newId();
    return this.database.read(async (em) => {
      const claimed = await em.execute<unknown[]>(CLAIM, [scope, key, id, fingerprint]);
      if (claimed.length) return { kind: 'mine', attempt: { scope, key, id } };
      const [held] = await em.execute<Row[]>(
        `select fingerprint, claimed_at < clock_timestamp() - interval '1 minute' as is_old, status, answer
           from idempotency_key where scope = ? and key = ?`,
        [scope, key],
      );
      // Given back between the two statements: the next look claims it.
      if (!held) return { kind: 'running' };
      if (held.fingerprint !== fingerprint) return { kind: 'otherContent' };
      if (held.status === null) return { kind: held.is_old ? 'unanswered' : 'running' };
      return { kind: 'answered', status: held.status, answer: held.answer ?? '' };
    });
  }

  async keep({ scope, key, id }: Attempt, status: number, answer: string): Promise<void> {
    await this.database.read((em) =>
      em.execute(
        `update idempotency_key set is_done = true, status = ?, answer = ?
          where scope = ? and key = ? and attempt = ?`,
        [status, answer, scope, key, id],
      ),
    );
  }

  /** After a refusal the same key may be tried again; after a failure only if the attempt did nothing. */
  async giveBack({ scope, key, id }: Attempt, wasRefused: boolean): Promise<void> {
    await this.database.read((em) =>
      em.execute('delete from idempotency_key where scope = ? and key = ? and attempt = ? and (? or not is_done)', [
        scope,
        key,
        id,
        wasRefused,
      ]),
    );
  }
}
