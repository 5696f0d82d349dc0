import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { OutageLog } from '../errors/outage-log.js';
import { DeadLetters } from './dead-letters.js';
import { DeliveryQueues } from './delivery-queues.js';
import { OverdueDeliveries, type OverdueDelivery } from './overdue-deliveries.js';
import { RetryPolicy } from './retry-policy.js';

/**
 * Enqueues overdue deliveries again, because a queue can lose jobs. A job that still waits has the same id and is not added
 * twice. Instances share the work.
 */
@Injectable()
export class Redelivery {
  private readonly log = new Logger(Redelivery.name);
  private readonly outages = new OutageLog(this.log);
  private readonly sweepMs: number;
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly database: Database,
    private readonly deadLetters: DeadLetters,
    private readonly deliveries: DeliveryQueues,
    private readonly overdue: OverdueDeliveries,
    private readonly retry: RetryPolicy,
  ) {
    this.sweepMs = retry.overdueMs / 2;
  }

  start(): void {
    // Four times per `sweepMs`, because a sweep just before that time finds nothing to claim.
    this.timer = setInterval(() => {
      this.running ??= this.sweep().finally(() => {
        this.running = undefined;
      });
    }, this.sweepMs / 4).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async sweep(): Promise<void> {
    try {
      const overdue = await this.database.transaction(async (em) => {
        const claimed = await this.overdue.claim(em, this.sweepMs);
        for (const [subscriber, facts] of Map.groupBy(claimed, ({ subscriber }) => subscriber)) {
          await this.deliveries.add(subscriber, facts.map(toFact));
        }
        return claimed;
      });
      await this.deadLetters.removeDelivered();
      this.outages.end('Redelivery');
      if (overdue.length) this.log.warn(redeliveryMessage(overdue, this.retry.overdueMs));
    } catch (error) {
      this.outages.begin('Redelivery', error);
    }
  }
}

const toFact = ({ factId, factName }: OverdueDelivery) => ({ id: factId, name: factName });

function redeliveryMessage(overdue: readonly OverdueDelivery[], overdueMs: number): string {
  const counts = [...Map.groupBy(overdue, ({ subscriber }) => subscriber)].map(
    ([subscriber, deliveries]) => `${subscriber} ${deliveries.length}`,
  );
  const when = `within ${overdueMs / 1_000} s`;
  return `Not handled ${when} and put into the queue again, where it has lost them: ${counts.join(', ')}`;
}
