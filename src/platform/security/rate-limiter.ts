import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config } from '#src/config.js';
import { toArrayLiteral } from '../database/array-literal.js';
import { Database } from '../database/database.js';
import { DomainError } from '../errors/domain-error.js';
import { deriveKey } from './derive-key.js';

/** A limit per combination of traits of the caller, such as its network. */
export interface Limit<Trait extends string> {
  /** The traits that share one counter; all calls share it when there are none. */
  per: readonly Trait[];
  hits: number;
  minutes: number;
  /** The message beyond the limit, in place of the general one. */
  message?(windowEndsAt: Date): string;
}

/** Minutes. */
const A_DAY = 24 * 60;

// Both statements lock their rows in key order, which prevents deadlocks.
const CONSUME = `
  insert into throttle as t (key, hits, window_ends_at)
  select key, 1, clock_timestamp() + make_interval(mins => minutes)
    from unnest(?::text[], ?::int[]) as new_hit (key, minutes) order by key
  on conflict (key) do update set
    hits = case when t.window_ends_at < clock_timestamp() then 1 else t.hits + 1 end,
    window_ends_at = case when t.window_ends_at < clock_timestamp() then excluded.window_ends_at else t.window_ends_at end
  returning key, hits, window_ends_at as "windowEndsAt"`;

const COUNT = `
  select hits, window_ends_at as "windowEndsAt" from throttle where key = ? and window_ends_at >= clock_timestamp()`;

const REFUND = `
  with mine as (select key from throttle where key = any(?::text[]) order by key for update)
  update throttle t set hits = greatest(t.hits - 1, 0) from mine where t.key = mine.key`;

/**
 * A fixed-window rate limiter in PostgreSQL, so that limits apply across instances. Keys are hashed: no e-mail or IP
 * address is stored.
 */
@Injectable()
export class RateLimiter {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.key = deriveKey(config.tokenSecret, 'throttle');
  }

  /**
   * Counts one call of `what` before it runs. Throws DomainError throttled beyond a limit. A rejected call counts only
   * against the limit that rejected it; otherwise one client would exhaust the shared limits.
   */
  async consume<T extends string>(
    what: string,
    limits: readonly Limit<T>[],
    caller: Readonly<Record<T, string>>,
  ): Promise<void> {
    const keyed = limits.map((limit) => ({ ...limit, key: this.keyOf(what, limit.per, caller) }));
    const rejected = await this.database.transaction(async (em) => {
      const rows = await em.execute<{ key: string; hits: number; windowEndsAt: string }[]>(CONSUME, [
        toArrayLiteral(keyed.map(({ key }) => key)),
        toArrayLiteral(keyed.map(({ minutes }) => minutes)),
      ]);
      const counters = new Map(rows.map((row) => [row.key, row]));
      const within = keyed.filter((limit) => (counters.get(limit.key)?.hits ?? 0) <= limit.hits);
      const [beyond] = keyed.filter((limit) => !within.includes(limit));
      if (!beyond) return null;
      await em.execute(REFUND, [toArrayLiteral(within.map(({ key }) => key))]);
      return { ...beyond, windowEndsAt: new Date(counters.get(beyond.key)?.windowEndsAt ?? 0) };
    });
    if (rejected) throw throttledError(rejected);
  }

  /** Uncounts a call that turned out not to be limited. */
  async refund<T extends string>(
    what: string,
    limits: readonly Limit<T>[],
    caller: Readonly<Record<T, string>>,
  ): Promise<void> {
    const keys = limits.map(({ per }) => this.keyOf(what, per, caller));
    await this.database.transaction((em) => em.execute(REFUND, [toArrayLiteral(keys)]));
  }

  /** The calls in the current window of a limit, which ends then; null without one. */
  async count<T extends string>(
    what: string,
    { per }: Limit<T>,
    caller: Readonly<Record<T, string>>,
  ): Promise<{ hits: number; windowEndsAt: Date | null }> {
    const rows = await this.database.lookup<{ hits: number; windowEndsAt: string }>(COUNT, [
      this.keyOf(what, per, caller),
    ]);
    const [row] = rows;
    return row ? { hits: row.hits, windowEndsAt: new Date(row.windowEndsAt) } : { hits: 0, windowEndsAt: null };
  }

  private keyOf<T extends string>(what: string, per: readonly T[], caller: Readonly<Record<T, string>>): string {
    const parts = per.map((trait) => `${trait}:${caller[trait]}`);
    return createHmac('sha256', this.key)
      .update([what, ...parts].join('|'))
      .digest('base64url');
  }
}

/**
 * The network prefix of a client. An IPv6 subscriber owns a whole /64, so counting single addresses would limit
 * nothing.
 */
export function clientNetwork(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 || !isIPv6(ip)) return v4 ?? ip;
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const groups = ip.includes('::') ? [...front, ...Array(8 - front.length - back.length).fill('0'), ...back] : front;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function throttledError({ minutes, message, windowEndsAt }: Limit<string> & { windowEndsAt: Date }): DomainError {
  const advice = minutes < A_DAY ? 'Please wait a few minutes and try again.' : 'Please try again tomorrow.';
  // A general limit does not tell a guesser when it ends.
  const retryAfter = message && Math.max(1, Math.ceil((windowEndsAt.getTime() - Date.now()) / 1_000));
  const text = message?.(windowEndsAt) ?? `Too many attempts. ${advice}`;
  return new DomainError('throttled', 'throttled', text, undefined, retryAfter);
}
