import { setTimeout as pause } from 'node:timers/promises';
import { findSearchBreaches } from '../support/invariants/search.js';
import type { Instance } from './cluster.js';
import type { FaultName } from './faults.js';
import type { World } from './world.js';

const POLL_MS = 200;
const SEARCH_TIMEOUT_MS = 20_000;

/** The actual time span of a fault, until the affected part is back. Milliseconds since 1970. */
export interface FaultSpan {
  name: FaultName;
  /** The affected instance, if any. */
  instance?: string;
  begunAt: number;
  endedAt: number;
}

/** Times in milliseconds since the affected part is back. */
export interface Recovery extends FaultSpan {
  /** Until the first acknowledged write that began afterwards; null without one. */
  firstWrite: number | null;
  /** Until the last delivery of events that waited during the fault; 0 without any. */
  lastDelivery: number;
  /** Until search of every api instance had all earlier changes; null on a timeout. */
  searchEqual: number | null;
}

/** Polls search of every api instance until it is correct, ignoring postings changed since the fault. */
export async function searchIsEqual(world: World, { endedAt }: FaultSpan): Promise<number | null> {
  const isRight = async ({ api }: Instance): Promise<boolean> => {
    const changed = new Set(await changedSince(world, endedAt));
    const { I5 = [] } = await findSearchBreaches(api, world.app);
    return I5.every(({ missing = '', stale = '' }) => changed.has(missing || stale));
  };
  for (const end = endedAt + SEARCH_TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    const right = await Promise.all(world.cluster.apis.map((api) => isRight(api).catch(() => false)));
    if (right.every(Boolean)) return Date.now() - endedAt;
  }
  return null;
}

async function changedSince({ app }: World, at: number): Promise<string[]> {
  const rows = await app.rows<{ id: string }>('select id from job where updated_at > to_timestamp(?)', [at / 1_000]);
  return rows.map(({ id }) => id);
}

/** Computes the recovery times of a fault from the history and the inbox. */
export async function measureRecovery(
  { app, history }: World,
  fault: FaultSpan,
  searchEqual: number | null,
): Promise<Recovery> {
  const { begunAt, endedAt } = fault;
  const writes = history.calls
    .filter((call) => call.isWrite && call.outcome === 'acknowledged' && call.begunAt >= endedAt)
    .map((call) => call.endedAt - endedAt);
  const [row] = await app.rows<{ ms: number | null }>(
    `select extract(epoch from max(i.handled_at) - to_timestamp(?))::float8 * 1000 as ms
       from inbox i join fact f on f.id = i.fact_id
      where f.occurred_at between to_timestamp(?) and to_timestamp(?) and i.handled_at > to_timestamp(?)`,
    [endedAt, begunAt, endedAt, endedAt].map((ms) => ms / 1_000),
  );
  const firstWrite = writes.length ? Math.min(...writes) : null;
  return { ...fault, firstWrite, lastDelivery: row?.ms ?? 0, searchEqual };
}
