import type { TestApp } from '../../support/app.js';
import type { History } from '../history.js';
import { isLinearizable, type Operation, oneOf } from './linearizability.js';

/** Kinds of registers, with the initial state and a query for the final states. */
const KINDS = {
  job: {
    initial: 'none',
    sql: `select id::text as key, case when deleted_at is null then status else 'deleted' end as state from job`,
  },
  title: { initial: '', sql: 'select id::text as key, title as state from job' },
  application: {
    initial: 'none',
    sql: `select job_id || ' ' || user_id as key, type as state from application where type <> 'withdrawn'`,
  },
  release: {
    initial: 'none',
    sql: `select id::text as key, 'released' as state from application where released_at is not null`,
  },
  review: {
    initial: 'none',
    sql: `select id::text as key, 'released' as state from application where released_to_reviewers_at is not null`,
  },
  account: {
    initial: 'none',
    sql: `select email as key, case when confirmed_at is null then 'unconfirmed' else 'confirmed' end as state
            from account`,
  },
  access: {
    initial: 'open',
    sql: `select id::text as key, case when locked_at is null then 'open' else 'locked' end as state from account`,
  },
  rights: {
    initial: '',
    sql: `select id::text as key, array_to_string(array(select unnest(organizations) order by 1), ' ') as state
            from account`,
  },
  address: { initial: '', sql: `select user_id::text as key, contact ->> 'address' as state from profile` },
  document: {
    initial: 'none',
    sql: `select user_id || ' ' || file_name as key, 'stored' as state from profile_document where removed_at is null`,
  },
} as const;

export type RegisterKind = keyof typeof KINDS;

/** The name of a register. */
export const register = (kind: RegisterKind, ...key: string[]) => `${kind} ${key.join(' ')}`;

/** Registers without a valid order of their calls: lost writes, effects of rejected calls, races. */
export async function findContradictions(history: History, app: Pick<TestApp, 'rows'>): Promise<string[]> {
  const last = new Map<string, string>();
  for (const [kind, { sql }] of Object.entries(KINDS)) {
    for (const { key, state } of await app.rows<{ key: string; state: string }>(sql)) last.set(`${kind} ${key}`, state);
  }
  const found: string[] = [];
  for (const [name, operations] of history.usedRegisters) {
    const { initial } = KINDS[name.split(' ', 1)[0] as RegisterKind];
    const state = last.get(name) ?? initial;
    const end: Operation = {
      what: `in the end: ${state}`,
      begunAt: Date.now(),
      endedAt: Date.now(),
      from: oneOf(state),
    };
    const all = [...operations, end];
    if (!isLinearizable(initial, all)) found.push([name, ...all.map(describeOperation)].join('\n    '));
  }
  return found;
}

const describeOperation = ({ what, begunAt, endedAt }: Operation) =>
  `${new Date(begunAt).toISOString().slice(14, 23)}–${Number.isFinite(endedAt) ? new Date(endedAt).toISOString().slice(14, 23) : '?'} ${what}`;
