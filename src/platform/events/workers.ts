import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { errorLine } from '../error-line.js';
import { Delivery } from './delivery.js';
import { QueueBackend } from './queue-backend.js';
import { RetryPolicy } from './retry-policy.js';
import { type Subscribed, Subscribers } from './subscribers.js';

const CONCURRENCY = 4;

/** One BullMQ worker per subscriber. */
@Injectable()
export class Workers {
  private readonly log = new Logger(Workers.name);

  constructor(
    private readonly queues: QueueBackend,
    private readonly subscribers: Subscribers,
    private readonly delivery: Delivery,
    private readonly retry: RetryPolicy,
  ) {}

  start(): void {
    for (const subscribed of this.subscribers.list()) {
      const worker = this.queues.worker(subscribed.name, (job) => this.work(subscribed, job), {
        concurrency: CONCURRENCY,
      });
      worker.on('error', (error) => this.log.warn(`${subscribed.name}: ${error.message}`));
    }
  }

  private async work(subscribed: Subscribed, job: Job<{ factId: string }>): Promise<void> {
    const { factId } = job.data;
    const attempt = job.attemptsMade + 1;
    try {
      await this.delivery.deliver(subscribed, factId);
    } catch (error) {
      this.log.warn(`${subscribed.name} failed on ${job.name} ${factId}, attempt ${attempt}: ${errorLine(error)}`);
      if (attempt < this.retry.attempts) throw error;
      await this.delivery.giveUp(subscribed.name, factId, attempt, error);
    }
  }
}
