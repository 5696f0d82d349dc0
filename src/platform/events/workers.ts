import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DelayedError, type Job, type Processor } from 'bullmq';
import { type FailureKind, failureKind, isTransient } from '../errors/failure-kind.js';
import { formatErrorForLog } from '../errors/format-error.js';
import { OutageLog } from '../errors/outage-log.js';
import { DeliveryFailures } from './delivery-failures.js';
import { type DeliveryData, DeliveryQueues } from './delivery-queues.js';
import { IdempotentConsumer } from './idempotent-consumer.js';
import { MicroBatcher } from './micro-batcher.js';
import { QueueBackend } from './queue-backend.js';
import { RetryPolicy } from './retry-policy.js';
import { isBatchSubscriber, type RegisteredSubscriber, SubscriberRegistry } from './subscriber-registry.js';

/** Jobs at a time; those of a batch subscriber share a transaction. */
const CONCURRENCY = 4;
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

interface Consumer {
  name: string;
  deliver(eventIds: readonly string[]): Promise<unknown>;
}

/** One BullMQ worker per subscriber. */
@Injectable()
export class Workers {
  private readonly log = new Logger(Workers.name);
  private readonly outages = new OutageLog(this.log);
  private readonly stopping = new AbortController();

  constructor(
    private readonly queues: QueueBackend,
    private readonly subscribers: SubscriberRegistry,
    private readonly idempotentConsumer: IdempotentConsumer,
    private readonly deliveries: DeliveryQueues,
    private readonly retry: RetryPolicy,
    private readonly failures: DeliveryFailures,
  ) {}

  start(): void {
    for (const registered of this.subscribers.list()) {
      const { name } = registered;
      const consumer = { name, deliver: this.createDeliver(registered) };
      const process: Processor = (job, token) => this.process(consumer, job, token);
      const worker = this.queues.worker(name, process, { concurrency: CONCURRENCY });
      worker.on('active', () => this.outages.end(QUEUES));
      worker.on('error', (error) => {
        if (isTransient(error)) this.outages.begin(QUEUES, error);
        else this.log.warn(`${name}: ${formatErrorForLog(error)}`);
      });
    }
  }

  /** Ends the pauses of outages: those events return to their queue for the next instance. */
  stop(): void {
    this.stopping.abort();
  }

  /** Jobs of a batch subscriber that arrive during a transaction share the next one. */
  private createDeliver(registered: RegisteredSubscriber): Consumer['deliver'] {
    const deliver = (eventIds: readonly string[]) => this.idempotentConsumer.deliver(registered, eventIds);
    if (!isBatchSubscriber(registered.subscriber)) return deliver;
    const batcher = new MicroBatcher<readonly string[]>((jobs) => deliver(jobs.flat()));
    return (eventIds) => batcher.add(eventIds);
  }

  private async process(consumer: Consumer, job: DeliveryJob, token?: string): Promise<void> {
    for (;;) {
      try {
        await consumer.deliver(eventIdsOf(job));
        return this.outages.end(consumer.name);
      } catch (error) {
        if (!isTransient(error) || mustNotDefer(job, error)) return this.recordFailure(consumer, job, error);
        await this.delay(consumer, job, token, error);
      }
    }
  }

  /**
   * Divides a batch. For one event it counts the attempt, and writes a dead letter after the last one, and at once when
   * a retry is pointless.
   */
  private async recordFailure({ name }: Consumer, job: DeliveryJob, error: unknown): Promise<void> {
    const [factId = '', ...others] = eventIdsOf(job);
    if (others.length) return this.deliveries.addEach(name, [factId, ...others]);
    const attempt = job.attemptsMade + 1;
    this.log.warn(`${name} failed on ${job.name} ${factId}, attempt ${attempt}: ${formatErrorForLog(error)}`);
    if (attempt < this.retry.attempts && failureKind(error) === null) {
      // The next attempt does not depend on it.
      await this.failures.record(name, [factId], attempt, error, null).catch(() => undefined);
      throw error;
    }
    await this.idempotentConsumer.moveToDeadLetters(name, factId, attempt, error);
  }

  /**
   * Delays the job without counting an attempt, because the service failed and not the event. The pause blocks this
   * worker, so that a long queue does not cycle meanwhile. Returns when the queue is unavailable too: the caller then
   * retries in place.
   */
  private async delay({ name }: Consumer, job: DeliveryJob, token: string | undefined, error: unknown): Promise<void> {
    const kind = failureKind(error);
    const delayMs = retryDelayMs(kind, job);
    if (kind === 'transient' || kind === 'storageFull') {
      this.outages.begin(name, error);
      await pause(OUTAGE_PAUSE_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    } else if (job.attemptsStarted <= 1)
      this.log.warn(`${name} puts off ${eventIdsOf(job).join(', ')}: ${formatErrorForLog(error)}`);
    const retryAt = Date.now() + delayMs;
    const isDeferred = kind === 'deferred' || kind === 'unconfirmed';
    if (isDeferred) {
      await this.failures
        .record(name, eventIdsOf(job), job.attemptsStarted, error, new Date(retryAt))
        .catch(() => undefined);
    }
    try {
      if (isDeferred && job.data.deferredSince === undefined)
        await job.updateData({ ...job.data, deferredSince: Date.now() });
      await job.moveToDelayed(retryAt, token);
    } catch (queueError) {
      if (isTransient(queueError) && !this.stopping.signal.aborted) return;
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
