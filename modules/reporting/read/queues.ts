import { Injectable } from '@nestjs/common';
import { TimeoutStrategy, timeout } from 'cockatiel';
import { CoalescingCache } from '#platform/caching/coalescing-cache.js';
import { DeliveryQueues, type QueueCounts } from '#platform/events/delivery-queues.js';
import { DeliveryStatistics, type SubscriberStatistics } from '#platform/events/delivery-statistics.js';
import { type PausedSubscriber, PausedSubscribers } from '#platform/events/paused-subscribers.js';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import { Clock } from '#platform/time/clock.js';
import type { QueueReport, QueueSubscriber } from '../contract/api/queues.js';
import { NameLookup } from './name-lookup.js';
import { whilePaused } from './while-paused.js';

/** Many pages that poll share a report. */
const REPORT_TTL_MS = 1_000;
const QUEUE_TIMEOUT_MS = 1_000;

interface QueueState {
  counts: Map<string, QueueCounts>;
  /** Subscribers whose queue is paused. */
  paused: ReadonlySet<string>;
}

/** Waiting deliveries of each subscriber. */
@Injectable()
export class Queues {
  private readonly statisticsCache = reportCache<Awaited<ReturnType<Queues['statistics']>>>();
  private readonly countsCache = reportCache<QueueState['counts']>();

  constructor(
    private readonly clock: Clock,
    private readonly deliveries: DeliveryQueues,
    private readonly deliveryStatistics: DeliveryStatistics,
    private readonly names: NameLookup,
    private readonly paused: PausedSubscribers,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  async report(): Promise<QueueReport> {
    const pauses = await this.paused.list();
    const [{ at, outbox, bySubscriber }, accounts, queues] = await Promise.all([
      this.statisticsCache.get('statistics', () => this.statistics()),
      this.names.accounts(pauses.map(({ pausedBy }) => pausedBy)),
      this.queueState(pauses),
    ]);
    const ageOf = (instant: Date | null) =>
      instant && Math.max(0, (at.getTime() - new Date(instant).getTime()) / 1_000);
    const toSubscriber = ([name, { oldestAt, ...statistics }]: [string, SubscriberStatistics]): QueueSubscriber => {
      const pause = pauses.find(({ subscriber }) => subscriber === name);
      const counts = queues?.counts.get(name);
      const isQueuePaused = queues?.paused.has(name) ?? false;
      return {
        name,
        ...statistics,
        whilePaused: whilePaused(name),
        isBatched: this.deliveries.isBatched(name),
        waiting: counts ? counts.waiting + counts.active : null,
        active: counts?.active ?? null,
        oldestSeconds: ageOf(oldestAt),
        paused: pause
          ? {
              since: new Date(pause.pausedAt).toISOString(),
              reason: pause.reason,
              by: { id: pause.pausedBy, name: accounts.get(pause.pausedBy) ?? null },
              isEffective: counts ? isQueuePaused && counts.active === 0 : null,
            }
          : null,
      };
    };
    return {
      at: at.toISOString(),
      areQueuesAvailable: queues !== null,
      outbox: { waiting: outbox.waiting, oldestSeconds: ageOf(outbox.oldestAt), doneToday: outbox.doneToday },
      subscribers: [...bySubscriber].map(toSubscriber),
    };
  }

  private async statistics() {
    const names = this.subscribers.list().map(({ name }) => name);
    const [outbox, bySubscriber] = await Promise.all([
      this.deliveryStatistics.outbox(),
      this.deliveryStatistics.ofSubscribers(names.sort()),
    ]);
    return { at: this.clock.now(), outbox, bySubscriber };
  }

  /** Null while the queues are unavailable. */
  private queueState(pauses: readonly PausedSubscriber[]): Promise<QueueState | null> {
    const read = async (): Promise<QueueState> => {
      // The pause first: what is active after it will be the last.
      const states = await Promise.all(
        pauses.map(async ({ subscriber }) => ((await this.paused.isQueuePaused(subscriber)) ? [subscriber] : [])),
      );
      const count = () => this.deliveries.counts();
      const counts = await (pauses.length ? count() : this.countsCache.get('counts', count));
      return { paused: new Set(states.flat()), counts };
    };
    return timeout(QUEUE_TIMEOUT_MS, TimeoutStrategy.Aggressive)
      .dangerouslyUnref()
      .execute(read)
      .catch(() => null);
  }
}

function reportCache<T extends object>(): CoalescingCache<T> {
  return new CoalescingCache<T>({
    ttlMs: REPORT_TTL_MS,
    noStoreAfterClearMs: 0,
    maxEntries: 1,
  });
}
