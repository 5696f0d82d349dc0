import { Injectable, Logger } from '@nestjs/common';
import { IntervalTask } from '../async/interval-task.js';
import { Database } from '../database/database.js';
import { DeadLetters } from './dead-letters.js';
import { DeliveryQueues } from './delivery-queues.js';
import { OverdueDeliveries, type OverdueDelivery } from './overdue-deliveries.js';
import { RetryPolicy } from './retry-policy.js';

/**
 * Enqueues overdue deliveries again, because a queue can lose jobs. A job that still waits has the same id and is not
 * added twice. Instances share the work.
 */
@Injectable()
export class Redelivery {
  private readonly log = new Logger(Redelivery.name);
  private readonly sweepMs: number;
  private readonly sweeps: IntervalTask;

  constructor(
    private readonly database: Database,
    private readonly deadLetters: DeadLetters,
    private readonly deliveries: DeliveryQueues,
    private readonly overdue: OverdueDeliveries,
    private readonly retry: RetryPolicy,
  ) {
    this.sweepMs = retry.overdueMs / 2;
    // Four times per `sweepMs`, because a sweep just before that time finds nothing to claim.
    this.sweeps = new IntervalTask(this.log, 'Redelivery', this.sweepMs / 4, () => this.sweep());
  }

  start(): void {
    this.sweeps.start();
  }

  stop(): Promise<void> {
    return this.sweeps.stop();
  }

  private async sweep(): Promise<void> {
    const overdue = await this.database.transaction(async (em) => {
      const claimed = await this.overdue.claim(em, this.sweepMs);
      for (const [subscriber, events] of Map.groupBy(claimed, ({ subscriber }) => subscriber)) {
        await this.deliveries.add(subscriber, events.map(toEvent));
      }
      return claimed;
    });
    await this.deadLetters.removeDelivered();
    if (overdue.length) this.log.warn(redeliveryMessage(overdue, this.retry.overdueMs));
  }
}

const toEvent = ({ factId, factName }: OverdueDelivery) => ({ id: factId, name: factName });

function redeliveryMessage(overdue: readonly OverdueDelivery[], overdueMs: number): string {
  const counts = [...Map.groupBy(overdue, ({ subscriber }) => subscriber)].map(
    ([subscriber, deliveries]) => `${subscriber} ${deliveries.length}`,
  );
  const when = `within ${overdueMs / 1_000} s`;
  return `Not handled ${when}, and in the queue again where it had lost them: ${counts.join(', ')}`;
}
