import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { errorLine } from '../error-line.js';
import { type DomainError, isUnavailable } from '../errors.js';
import { Delivery } from './delivery.js';
import { QueueBackend } from './queue-backend.js';
import { RetryPolicy } from './retry-policy.js';
import { type Subscribed, Subscribers } from './subscribers.js';
import { Together } from './together.js';

const CONCURRENCY = 4;
/** Most facts that come together to a subscriber that takes many at once. */
const AT_ONCE = 50;
const AWAY_PAUSE_MS = 1_000;

type Deliver = (factId: string) => Promise<unknown>;

/** One BullMQ worker per subscriber. */
@Injectable()
export class Workers {
  private readonly log = new Logger(Workers.name);
  /** Subscribers that wait for an engine. */
  private readonly waiting = new Set<string>();

  constructor(
    private readonly queues: QueueBackend,
    private readonly subscribers: Subscribers,
    private readonly delivery: Delivery,
    private readonly retry: RetryPolicy,
  ) {}

  start(): void {
    for (const subscribed of this.subscribers.list()) {
      const takesMany = 'handleAll' in subscribed.subscriber;
      const together = new Together((factIds) => this.delivery.deliverAll(subscribed, factIds));
      const deliver: Deliver = takesMany
        ? (factId) => together.add(factId)
        : (factId) => this.delivery.deliver(subscribed, factId);
      const worker = this.queues.worker(subscribed.name, (job, token) => this.work(subscribed, deliver, job, token), {
        concurrency: takesMany ? AT_ONCE : CONCURRENCY,
      });
      worker.on('error', (error) => this.log.warn(`${subscribed.name}: ${error.message}`));
    }
  }

  private async work(
    subscribed: Subscribed,
    deliver: Deliver,
    job: Job<{ factId: string }>,
    token?: string,
  ): Promise<void> {
    const { factId } = job.data;
    const attempt = job.attemptsMade + 1;
    try {
      await deliver(factId);
      if (this.waiting.delete(subscribed.name)) this.log.warn(`${subscribed.name} goes on`);
    } catch (error) {
      if (isUnavailable(error)) await this.wait(subscribed.name, job, token, error);
      this.log.warn(`${subscribed.name} failed on ${job.name} ${factId}, attempt ${attempt}: ${errorLine(error)}`);
      if (attempt < this.retry.attempts) throw error;
      await this.delivery.giveUp(subscribed.name, factId, attempt, error);
    }
  }
  /**
   * Nothing is wrong with a fact whose engine is away: it waits for as long as that takes, without an attempt being
   * counted. The pause keeps this worker's place, so that a long queue does not turn over and over meanwhile.
   */
  private async wait(subscriber: string, job: Job, token: string | undefined, error: DomainError): Promise<never> {
    if (!this.waiting.has(subscriber)) this.log.warn(`${subscriber} waits: ${errorLine(error)}`);
    this.waiting.add(subscriber);
    await pause(AWAY_PAUSE_MS);
    await job.moveToDelayed(Date.now(), token);
    throw new DelayedError();
  }
}
