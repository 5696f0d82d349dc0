import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isOnThisMachine } from '../monitoring/operator-access.js';
import { clientNetwork } from '../security/rate-limiter.js';
import type { Clock } from '../time/clock.js';

/** Pages that an instance renders for one network in a minute, a sixth of what two cores can render. */
export const MAX_RENDERS = 120;
export const RENDER_WINDOW_S = 60;
const MAX_NETWORKS = 10_000;

/** Counts the pages that were in no cache. In memory, since what it protects is the CPU of this instance. */
export class RenderLimit {
  private readonly windows: LRUCache<string, { renders: number }>;

  constructor(clock: Clock) {
    const perf = { now: () => clock.now().getTime() };
    this.windows = new LRUCache({ max: MAX_NETWORKS, ttl: RENDER_WINDOW_S * 1_000, perf });
  }

  /** Counts a page. False beyond the limit. A caller on this machine is a probe or a benchmark. */
  take(caller: Pick<FastifyRequest, 'headers' | 'ip'>): boolean {
    if (isOnThisMachine(caller)) return true;
    const network = clientNetwork(caller.ip);
    const window = this.windows.get(network) ?? { renders: 0 };
    if (window.renders === 0) this.windows.set(network, window);
    window.renders += 1;
    return window.renders <= MAX_RENDERS;
  }
}
