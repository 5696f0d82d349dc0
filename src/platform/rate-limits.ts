import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { Database } from './database/database.js';
import { DomainError } from './errors.js';
import { deriveKey } from './keys.js';

/** `Trait` is what callers are told apart by, such as their place. */
export interface Limit<Trait extends string> {
  /** What is counted: calls that share these traits; all calls when there are none. */
  per: readonly Trait[];
  hits: number;
  minutes: number;
}

// Both statements take their rows in the order of the keys, so that they never wait for each other in a circle.
const COUNT = `
  insert into throttle as t (key, hits, window_ends_at)
  select key, 1, clock_timestamp() + make_interval(mins => minutes)
    from unnest(?::text[], ?::int[]) as one (key, minutes) order by key
  on conflict (key) do update set
    hits = case when t.window_ends_at < clock_timestamp() then 1 else t.hits + 1 end,
    window_ends_at = case when t.window_ends_at < clock_timestamp() then excluded.window_ends_at else t.window_ends_at end
  returning key, hits`;

const FORGIVE = `
  with mine as (select key from throttle where key = any(?::text[]) order by key for update)
  update throttle t set hits = greatest(t.hits - 1, 0) from mine where t.key = mine.key`;

/** Counts calls in PostgreSQL, so that limits hold over all instances. Keys are hashed: no address is kept. */
@Injectable()
export class RateLimits {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.key = deriveKey(config.tokenSecret, 'throttle');
  }

  /**
   * Counts one call of `what` before it is done; throws DomainError throttled beyond a limit. A refused call counts for
   * the limit that refuses it alone: one place that goes on and on would else use up what belongs to everybody.
   */
  async count<T extends string>(
    what: string,
    limits: readonly Limit<T>[],
    caller: Readonly<Record<T, string>>,
  ): Promise<void> {
    const keyed = limits.map((limit) => ({ ...limit, key: this.keyOf(what, limit.per, caller) }));
    const isRefused = await this.database.transaction(async (em) => {
      const rows = await em.execute<{ key: string; hits: number }[]>(COUNT, [
        arrayOf(keyed.map(({ key }) => key)),
        arrayOf(keyed.map(({ minutes }) => minutes)),
      ]);
      const hits = new Map(rows.map((row) => [row.key, row.hits]));
      const within = keyed.filter((limit) => (hits.get(limit.key) ?? 0) <= limit.hits);
      if (within.length === keyed.length) return false;
      await em.execute(FORGIVE, [arrayOf(within.map(({ key }) => key))]);
      return true;
    });
    if (isRefused) throw throttled();
  }

  /** Takes a call back: it was none of those that are limited. */
  async forgive<T extends string>(
    what: string,
    limits: readonly Limit<T>[],
    caller: Readonly<Record<T, string>>,
  ): Promise<void> {
    const keys = limits.map(({ per }) => this.keyOf(what, per, caller));
    await this.database.transaction((em) => em.execute(FORGIVE, [arrayOf(keys)]));
  }

  private keyOf<T extends string>(what: string, per: readonly T[], caller: Readonly<Record<T, string>>): string {
    const parts = per.map((trait) => `${trait}:${caller[trait]}`);
    return createHmac('sha256', this.key)
      .update([what, ...parts].join('|'))
      .digest('base64url');
  }
}

/** An IPv6 subscriber holds a whole /64; counting single addresses there would count nothing. */
export function placeOf(ip: string): string {
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

/** As PostgreSQL writes an array of values that need no quotes. */
function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

function throttled(): DomainError {
  return new DomainError('throttled', 'throttled', 'Too many attempts. Please wait a few minutes and try again.');
}
