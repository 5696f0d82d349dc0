import { Injectable, Logger } from '@nestjs/common';
import { IntervalTask } from '../async/interval-task.js';
import { PLATFORM_LOCKS, takeLock, tryLock } from '../database/advisory-locks.js';
import { Database } from '../database/database.js';
import { DomainError } from '../errors/domain-error.js';
import { DeliveryQueues } from './delivery-queues.js';
import type { EventType } from './event.js';
import { recordWithoutAggregate } from './outbox.subscriber.js';
import { SubscriberPaused, SubscriberResumed } from './platform-events.js';
import { SubscriberRegistry } from './subscriber-registry.js';

export interface PausedSubscriber {
  subscriber: string;
  reason: string;
  pausedBy: string;
  pausedAt: Date;
}

/** A queue that differs from the table is corrected within this time. */
const RECONCILE_MS = 5_000;

/**
 * Pauses and resumes subscribers. The table is the truth; the pause of their queue, which all instances obey, follows
 * it, also where an instance ended in between or a queue was lost.
 */
@Injectable()
export class PausedSubscribers {
  private readonly reconciliation = new IntervalTask(
    new Logger(PausedSubscribers.name),
    'Pausing subscribers',
    RECONCILE_MS,
    () => this.reconcile(tryLock),
  );

  constructor(
    private readonly database: Database,
    private readonly queues: DeliveryQueues,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  start(): void {
    this.reconciliation.start();
  }

  stop(): Promise<void> {
    return this.reconciliation.stop();
  }

  list(): Promise<PausedSubscriber[]> {
    return this.database.rows<PausedSubscriber>(
      `select subscriber, reason, paused_by as "pausedBy", paused_at as "pausedAt" from paused_subscriber`,
    );
  }

  /** A delivery that runs ends first. Throws a conflict if the subscriber is paused. */
  pause(subscriber: string, reason: string, actorId: string): Promise<void> {
    return this.change(
      'insert into paused_subscriber (subscriber, reason, paused_by) values (?, ?, ?) on conflict do nothing returning 1',
      [subscriber, reason, actorId],
      { event: SubscriberPaused, subscriber, actorId },
      new DomainError('conflict', 'already_paused', `${subscriber} is already paused.`),
    );
  }

  /** Throws a conflict if the subscriber is not paused. */
  resume(subscriber: string, actorId: string): Promise<void> {
    return this.change(
      // Waiting deliveries are not overdue before the queue had time for them.
      `with resumed as (delete from paused_subscriber where subscriber = ? returning subscriber), begun as (
         update subscription set swept_at = clock_timestamp() where subscriber in (select subscriber from resumed))
       select 1 from resumed`,
      [subscriber],
      { event: SubscriberResumed, subscriber, actorId },
      new DomainError('conflict', 'not_paused', `${subscriber} is not paused.`),
    );
  }

  /** Whether the queue gives out no more deliveries. Throws when the queues are unavailable. */
  isQueuePaused(subscriber: string): Promise<boolean> {
    return this.queues.queue(subscriber).isPaused();
  }

  private async change(
    statement: string,
    parameters: string[],
    reported: { event: EventType; subscriber: string; actorId: string },
    conflict: DomainError,
  ): Promise<void> {
    await this.database.transaction(async (em) => {
      if (!(await em.execute(statement, parameters)).length) throw conflict;
      recordWithoutAggregate(em, reported.event, { subscriber: reported.subscriber }, reported.actorId);
    });
    await this.reconciliation.attempt(() => this.reconcile(takeLock));
  }

  /** Under a lock, so that no instance applies an older state of the table after a newer one. */
  private async reconcile(lock: typeof takeLock | typeof tryLock): Promise<void> {
    await this.database.transaction(async (em) => {
      if ((await lock(em, PLATFORM_LOCKS.pausing)) === false) return;
      const paused = new Set((await this.list()).map(({ subscriber }) => subscriber));
      await Promise.all(this.subscribers.list().map(({ name }) => this.apply(name, paused.has(name))));
    });
  }

  private async apply(subscriber: string, isPaused: boolean): Promise<void> {
    if ((await this.isQueuePaused(subscriber)) === isPaused) return;
    const queue = this.queues.queue(subscriber);
    await (isPaused ? queue.pause() : queue.resume());
  }
}
