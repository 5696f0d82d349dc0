import { setTimeout as pause } from 'node:timers/promises';
import type { FaultProxy } from '../support/instances/fault-proxy.js';
import type { Cluster, Instance } from './cluster.js';

/** A fault lasts until `lasting` resolves, and ends when the affected part is back. */
type Fault = (
  cluster: Cluster,
  lasting: () => Promise<void>,
  target: (role: 'api' | 'worker') => Instance,
) => Promise<void>;

const ended =
  (role: 'api' | 'worker', signal: 'SIGKILL' | 'SIGTERM'): Fault =>
  async (_, _lasting, target) => {
    const instance = target(role);
    await instance.stop(signal);
    await instance.start();
  };

const paused =
  (role: 'api' | 'worker'): Fault =>
  async (_, lasting, target) => {
    const instance = target(role);
    instance.pause();
    await lasting();
    instance.resume();
  };

const stalled =
  (proxy: (cluster: Cluster) => FaultProxy): Fault =>
  async (cluster, lasting) => {
    proxy(cluster).hold();
    await lasting();
    proxy(cluster).release();
  };

const unreachable =
  (proxy: (cluster: Cluster) => FaultProxy): Fault =>
  async (cluster, lasting) => {
    await proxy(cluster).stopAccepting();
    await lasting();
    await proxy(cluster).accept();
  };

/** Repeats `work`, so that it interrupts calls at various points. */
const repeatedly =
  (everyMs: number, work: (cluster: Cluster) => unknown): Fault =>
  async (cluster, lasting) => {
    let isOver = false;
    const over = lasting().then(() => {
      isOver = true;
    });
    while (!isOver) {
      await work(cluster);
      await Promise.race([over, pause(everyMs)]);
    }
  };

/** Starts an instance while a backing service is unreachable; it must recover when the backing service is back. */
const startedWithout =
  (role: 'api' | 'worker', proxy: (cluster: Cluster) => FaultProxy): Fault =>
  async (cluster, lasting, target) => {
    const instance = target(role);
    await instance.stop('SIGKILL');
    await proxy(cluster).stopAccepting();
    const starting = instance.start();
    await lasting();
    await proxy(cluster).accept();
    await starting;
  };

const CUT_EVERY_MS = 700;
const FLUSH_EVERY_MS = 200;
/** Per chunk of data; a mail takes some seconds. */
const SLOW_MS = 250;

const postgres =
  (signal: 'SIGKILL' | 'SIGINT'): Fault =>
  async ({ services: { postgres } }) => {
    const pid = postgres.pid;
    if (pid) process.kill(pid, signal);
    // The application's supervisor restarts it.
    while (!postgres.pid || postgres.pid === pid) await pause(20);
  };

const refusing =
  (code: number): Fault =>
  async ({ services: { smtp } }, lasting) => {
    smtp.refuseWith = code;
    smtp.refuse = Number.POSITIVE_INFINITY;
    await lasting();
    smtp.refuse = 0;
  };

/** All faults, by their name in the report. */
export const FAULTS = {
  'kill -9 of an api': ended('api', 'SIGKILL'),
  'kill -9 of a worker': ended('worker', 'SIGKILL'),
  'SIGTERM to an api': ended('api', 'SIGTERM'),
  'SIGTERM to a worker': ended('worker', 'SIGTERM'),
  'an api paused': paused('api'),
  'a worker paused': paused('worker'),
  'PostgreSQL killed': postgres('SIGKILL'),
  'PostgreSQL restarted': postgres('SIGINT'),
  'PostgreSQL held up': stalled(({ services }) => services.proxies.postgres),
  'PostgreSQL unreachable': unreachable(({ services }) => services.proxies.postgres),
  'connections to PostgreSQL cut': repeatedly(CUT_EVERY_MS, ({ services }) => services.proxies.postgres.cut()),
  'Redis killed': async ({ services: { redis } }, lasting) => {
    await redis.stop('SIGKILL');
    await lasting();
    await redis.start();
  },
  'Redis held up': stalled(({ services }) => services.proxies.redis),
  'Redis flushed': repeatedly(FLUSH_EVERY_MS, ({ services }) => services.redis.runCommand('FLUSHALL')),
  'connections to Redis cut': repeatedly(CUT_EVERY_MS, ({ services }) => services.proxies.redis.cut()),
  'Elasticsearch held up': stalled(({ services }) => services.proxies.elasticsearch),
  'Elasticsearch unreachable': unreachable(({ services }) => services.proxies.elasticsearch),
  'Elasticsearch restarted': ({ services: { elasticsearch } }) => elasticsearch.restart(),
  'mail server slow': async ({ services: { proxies } }, lasting) => {
    proxies.smtp.delayMs = SLOW_MS;
    await lasting();
    proxies.smtp.delayMs = 0;
  },
  'mail server refusing with 421': refusing(421),
  'mail server refusing with 451': refusing(451),
  'mail server absent': unreachable(({ services }) => services.proxies.smtp),
  'an api started without Redis': startedWithout('api', ({ services }) => services.proxies.redis),
  'a worker started without Redis': startedWithout('worker', ({ services }) => services.proxies.redis),
  'a worker started without Elasticsearch': startedWithout('worker', ({ services }) => services.proxies.elasticsearch),
  'connections to the mail server cut': repeatedly(CUT_EVERY_MS, ({ services }) => services.proxies.smtp.cut()),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
