import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../src/config.js';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors.js';
import { IDENTITY_CODES } from '../contract/api.js';
import { deriveKey } from './keys.js';

interface Limit {
  /** What is counted: calls about one address, from one place, or both together. */
  per: readonly ('account' | 'place')[];
  hits: number;
  minutes: number;
}

/**
 * A stranger's wrong passwords stop the stranger's place, not the owner's; the limit over all places is wide and
 * short, so nobody is locked out for good (TRUST S12). Sign-in counts only what failed.
 */
const LIMITS = {
  signIn: [
    { per: ['account', 'place'], hits: 10, minutes: 5 },
    { per: ['account'], hits: 50, minutes: 5 },
    { per: ['place'], hits: 250, minutes: 15 },
  ],
  signUp: [
    { per: ['account'], hits: 5, minutes: 60 },
    { per: ['place'], hits: 100, minutes: 60 },
  ],
  confirmationMail: [
    { per: ['account'], hits: 5, minutes: 60 },
    { per: ['place'], hits: 100, minutes: 60 },
  ],
  passwordMail: [
    { per: ['account'], hits: 5, minutes: 60 },
    { per: ['place'], hits: 100, minutes: 60 },
  ],
} satisfies Record<string, readonly Limit[]>;

export type Throttled = keyof typeof LIMITS;

export interface Caller {
  /** The address or link the call is about. */
  account: string;
  /** The peer of the connection; a header is anybody's word. */
  ip: string;
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

/** Counts attempts in PostgreSQL, so that the limits hold over all instances. Keys are hashed: no address is kept. */
@Injectable()
export class Throttle {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.key = deriveKey(config.tokenSecret, 'throttle');
  }

  /** Counts one attempt before it is made; throws DomainError throttled beyond a limit. */
  async count(what: Throttled, caller: Caller): Promise<void> {
    const limits = LIMITS[what].map((limit) => ({ ...limit, key: this.keyOf(what, limit, caller) }));
    const rows = await this.database.transaction((em) =>
      em.execute<{ key: string; hits: number }[]>(COUNT, [
        arrayOf(limits.map((limit) => limit.key)),
        arrayOf(limits.map((limit) => limit.minutes)),
      ]),
    );
    const hits = new Map(rows.map((row) => [row.key, row.hits]));
    if (limits.some((limit) => (hits.get(limit.key) ?? 0) > limit.hits)) throw throttled();
  }

  /** Takes the attempt back: it succeeded. */
  async forgive(what: Throttled, caller: Caller): Promise<void> {
    const keys = LIMITS[what].map((limit) => this.keyOf(what, limit, caller));
    await this.database.transaction((em) => em.execute(FORGIVE, [arrayOf(keys)]));
  }

  private keyOf(what: Throttled, { per }: Limit, caller: Caller): string {
    const values = { account: caller.account.trim().toLowerCase(), place: placeOf(caller.ip) };
    const parts = per.map((kind) => `${kind}:${values[kind]}`);
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
  return new DomainError(
    'throttled',
    IDENTITY_CODES.throttled,
    'Too many attempts. Please wait a few minutes and try again.',
  );
}
