import { Redis, type RedisOptions } from 'ioredis';
import { findFreePort } from '#src/adapters/ports.js';
import { startRedis } from '../../support/services/redis.js';
import type { FailureSource } from './provoked.js';

let running: Awaited<ReturnType<typeof startRedis>>;
const clients: Redis[] = [];

function client(url = running.url, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, retryStrategy: () => null, ...options });
  redis.on('error', () => undefined);
  clients.push(redis);
  return redis;
}

const nowhere = async () => `redis://127.0.0.1:${await findFreePort()}`;

/** Runs `work` with a server setting, and restores it. */
async function configured(setting: [name: string, value: string, before: string], work: () => Promise<unknown>) {
  const [name, value, before] = setting;
  const admin = client();
  await admin.config('SET', name, value);
  return work().finally(async () => {
    await admin.auth('secret').catch(() => undefined);
    await admin.config('SET', name, before);
  });
}

/** A client without connection that keeps reconnecting. */
async function disconnected(): Promise<unknown> {
  const redis = client(await nowhere(), { enableOfflineQueue: false });
  return redis.set('a', 1);
}

async function cutOff(): Promise<unknown> {
  const redis = client();
  const id = await redis.client('ID');
  const waiting = redis.blpop('nothing', 30);
  // The call may fail before the answer to the command that cuts it.
  await Promise.allSettled([waiting, client().client('KILL', 'ID', id)]);
  return waiting;
}

async function replica(): Promise<unknown> {
  const redis = client();
  await redis.replicaof('127.0.0.1', '1');
  return redis.set('a', 1).finally(() => redis.replicaof('NO', 'ONE'));
}

export const redis: FailureSource = {
  service: 'Redis',
  async start() {
    running = await startRedis();
  },
  async stop() {
    for (const redis of clients.splice(0)) redis.disconnect();
    await running.stop();
  },
  failures: [
    { name: 'nothing listens', kind: 'transient', provoke: async () => client(await nowhere()).ping() },
    {
      name: 'nothing listens, after the retries',
      kind: 'transient',
      provoke: async () => client(await nowhere(), { retryStrategy: () => 1 }).ping(),
    },
    { name: 'no connection at the moment', kind: 'transient', provoke: disconnected },
    { name: 'a connection cut in the middle of a call', kind: 'transient', provoke: cutOff },
    { name: 'a server that only reads', kind: 'transient', provoke: replica },
    {
      name: 'no memory left',
      kind: 'transient',
      provoke: () => configured(['maxmemory', '1', '0'], () => client().set('a', 'b')),
    },
    {
      name: 'no password given',
      kind: 'transient',
      provoke: () => configured(['requirepass', 'secret', ''], () => client().get('a')),
    },
    {
      name: 'a wrong password',
      kind: 'transient',
      provoke: () => configured(['requirepass', 'secret', ''], () => client().auth('wrong')),
    },
    {
      name: 'a value of another type',
      kind: null,
      provoke: async () => {
        await client().set('text', 'a');
        return client().lpush('text', 'b');
      },
    },
  ],
};
