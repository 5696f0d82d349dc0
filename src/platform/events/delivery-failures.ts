import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Housekeeping } from '../database/housekeeping.js';
import { formatErrorForLog } from '../errors/format-error.js';

/** Maximum length of a stored error, in characters. */
export const MAX_ERROR_LENGTH = 2_000;

/** Stores the last failed attempt of a delivery, so that administrators see what a queue does not tell. */
@Injectable()
export class DeliveryFailures {
  constructor(
    private readonly database: Database,
    housekeeping: Housekeeping,
  ) {
    housekeeping.addDeletions("delete from delivery_failure where failed_at < clock_timestamp() - interval '90 days'");
  }

  /** `retryAt` is null where the queue chooses the time. */
  async record(
    subscriber: string,
    eventIds: readonly string[],
    attempts: number,
    error: unknown,
    retryAt: Date | null,
  ): Promise<void> {
    await this.database.independentTransaction((em) =>
      em.execute(
        `insert into delivery_failure (fact_id, subscriber, attempts, error, failed_at, retry_at)
         select fact_id, ?, ?, ?, clock_timestamp(), ? from unnest(array[?]::uuid[]) as failed (fact_id)
         on conflict (fact_id, subscriber) do update
           set attempts = excluded.attempts, error = excluded.error, failed_at = excluded.failed_at,
               retry_at = excluded.retry_at`,
        [subscriber, attempts, formatErrorForLog(error).slice(0, MAX_ERROR_LENGTH), retryAt, eventIds],
      ),
    );
  }
}
