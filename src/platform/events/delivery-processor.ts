import { setTimeout as pause } from 'node:timers/promises';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type Type } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { type FailureKind, failureKind, isTransient } from '../errors/failure-kind.js';
import { formatErrorForLog } from '../errors/format-error.js';
import { DeliveryFailures } from './delivery-failures.js';
import { type DeliveryData, DeliveryQueues } from './delivery-queues.js';
import { IdempotentConsumer } from './idempotent-consumer.js';
import { MicroBatcher } from './micro-batcher.js';
import { RetryPolicy } from './retry-policy.js';
import { isBatchSubscriber, SubscriberRegistry } from './subscriber-registry.js';
import { Workers } from './workers.js';

/** All values but the counts are in milliseconds. */
const WORKER_OPTIONS = {
  // Jobs at a time; those of a batch subscriber share a transaction.
  concurrency: 4,
  // Delay after a lost connection; the 15 s of BullMQ would delay every restart.
  runRetryDelay: 1_000,
  // A job of a killed worker restarts within the sum of both. Every worker asks at each interval.
  lockDuration: 5_000,
  stalledInterval: 5_000,
  // A killed worker is no failed attempt; only attempts count.
  maxStalledCount: 1_000_000,
};

/** During an outage an event blocks its worker for this long … */
const OUTAGE_PAUSE_MS = 1_000;
/** … and is delayed for this long, or the queue would redeliver the same few events again and again. */
const OUTAGE_RETRY_DELAY_MS = 2_000;
/** A deferred event is retried after 2 s, later after 1 % of the time since its first attempt. */
const DEFERRED_RETRY_DELAY_MS = 2_000;
const DEFERRED_RETRY_DELAY_SHARE = 0.01;
/** Long, because each attempt may deliver a duplicate mail. */
const UNCONFIRMED_RETRY_DELAY_MS = 15 * 60_000;
/** RFC 5321 4.5.4.1: retry a deferred mail for 5 days. */
const MAX_DEFERRED_MS = 5 * 24 * 60 * 60_000;

/** The name of all queues in the outage log, because they share one service. */
const QUEUES = 'The queues';

type DeliveryJob = Job<DeliveryData>;

/** The processor of a subscriber's queue; an idle worker asks by itself after `pollS` seconds. */
export function deliveryProcessor(name: string, pollS: number): Type<WorkerHost> {
  @Processor(name, { ...WORKER_OPTIONS, drainDelay: pollS })
  class SubscriberProcessor extends DeliveryProcessor {
    readonly name = name;
  }
  return SubscriberProcessor;
}

@Injectable()
abstract class DeliveryProcessor extends WorkerHost {
  abstract readonly name: string;
  private deliver?: (eventIds: readonly string[]) => Promise<unknown>;

  constructor(
    private readonly workers: Workers,
    private readonly subscribers: SubscriberRegistry,
    private readonly idempotentConsumer: IdempotentConsumer,
    private readonly deliveries: DeliveryQueues,
    private readonly retry: RetryPolicy,
    private readonly failures: DeliveryFailures,
  ) {
    super();
  }

  async process(job: DeliveryJob, token?: string): Promise<void> {
    this.deliver ??= this.createDeliver();
    for (;;) {
      try {
        await this.deliver(eventIdsOf(job));
        return this.workers.outages.end(this.name);
      } catch (error) {
        if (!isTransient(error) || mustNotDefer(job, error)) return this.recordFailure(job, error);
        await this.delay(job, token, error);
      }
    }
  }

  @OnWorkerEvent('active')
  onActive(): void {
    this.workers.outages.end(QUEUES);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    if (isTransient(error)) this.workers.outages.begin(QUEUES, error);
    else this.workers.log.warn(`${this.name}: ${formatErrorForLog(error)}`);
  }

  /** Jobs of a batch subscriber that arrive during a transaction share the next one. */
  private createDeliver(): NonNullable<typeof this.deliver> {
    const registered = this.subscribers.byName(this.name);
    const deliver = (eventIds: readonly string[]) => this.idempotentConsumer.deliver(registered, eventIds);
    if (!isBatchSubscriber(registered.subscriber)) return deliver;
    const batcher = new MicroBatcher<readonly string[]>((jobs) => deliver(jobs.flat()));
    return (eventIds) => batcher.add(eventIds);
  }

  /**
   * Divides a batch. For one event it counts the attempt, and writes a dead letter after the last one, and at once when
   * a retry is pointless.
   */
  private async recordFailure(job: DeliveryJob, error: unknown): Promise<void> {
    const [factId = '', ...others] = eventIdsOf(job);
    if (others.length) return this.deliveries.addEach(this.name, [factId, ...others]);
    const attempt = job.attemptsMade + 1;
    this.workers.log.warn(
      `${this.name} failed on ${job.name} ${factId}, attempt ${attempt}: ${formatErrorForLog(error)}`,
    );
    if (attempt < this.retry.attempts && failureKind(error) === null) {
      // The next attempt does not depend on it.
      await this.failures.record(this.name, [factId], attempt, error, null).catch(() => undefined);
      throw error;
    }
    await this.idempotentConsumer.moveToDeadLetters(this.name, factId, attempt, error);
  }

  /**
   * Delays the job without counting an attempt, because the service failed and not the event. The pause blocks this
   * worker, so that a long queue does not cycle meanwhile. Returns when the queue is unavailable too: the caller then
   * retries in place.
   */
  private async delay(job: DeliveryJob, token: string | undefined, error: unknown): Promise<void> {
    const kind = failureKind(error);
    const delayMs = retryDelayMs(kind, job);
    if (kind === 'transient' || kind === 'storageFull') {
      this.workers.outages.begin(this.name, error);
      await pause(OUTAGE_PAUSE_MS, undefined, { signal: this.workers.stopping.signal }).catch(() => undefined);
    } else if (job.attemptsStarted <= 1)
      this.workers.log.warn(`${this.name} puts off ${eventIdsOf(job).join(', ')}: ${formatErrorForLog(error)}`);
    const retryAt = Date.now() + delayMs;
    const isDeferred = kind === 'deferred' || kind === 'unconfirmed';
    if (isDeferred) {
      await this.failures
        .record(this.name, eventIdsOf(job), job.attemptsStarted, error, new Date(retryAt))
        .catch(() => undefined);
    }
    try {
      if (isDeferred && job.data.deferredSince === undefined)
        await job.updateData({ ...job.data, deferredSince: Date.now() });
      await job.moveToDelayed(retryAt, token);
    } catch (queueError) {
      if (isTransient(queueError) && !this.workers.stopping.signal.aborted) return;
      throw queueError;
    }
    throw new DelayedError();
  }
}

const eventIdsOf = ({ data }: DeliveryJob): readonly string[] => ('factIds' in data ? data.factIds : [data.factId]);

/** Not counted from the job's creation, because it may have waited while its subscriber was paused. */
const deferredForMs = ({ data: { deferredSince } }: DeliveryJob) => Date.now() - (deferredSince ?? Date.now());

/** Another event of a batch need not wait for the one that takes too long. */
function mustNotDefer(job: DeliveryJob, error: unknown): boolean {
  const kind = failureKind(error);
  if (kind !== 'deferred' && kind !== 'unconfirmed') return false;
  return eventIdsOf(job).length > 1 || deferredForMs(job) > MAX_DEFERRED_MS;
}

function retryDelayMs(kind: FailureKind | null, job: DeliveryJob): number {
  if (kind === 'unconfirmed') return UNCONFIRMED_RETRY_DELAY_MS;
  return kind === 'deferred'
    ? Math.max(DEFERRED_RETRY_DELAY_MS, deferredForMs(job) * DEFERRED_RETRY_DELAY_SHARE)
    : OUTAGE_RETRY_DELAY_MS;
}
