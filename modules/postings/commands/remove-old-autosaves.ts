import { Injectable } from '@nestjs/common';
import { PeriodicSweep } from '#platform/async/periodic-sweep.js';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import { Config } from '#src/config.js';

const SWEEP_INTERVAL_MS = 60 * 60_000;
const KEPT_DAYS = 30;
const ORDER_DAYS = 1;
const DAY_MS = 86_400_000;

/**
 * Removes input of the posting form that was neither saved nor taken up for 30 days, and after a day the order of what
 * forms have sent: no request is under way for so long.
 */
@Injectable()
export class RemoveOldAutosaves extends PeriodicSweep {
  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super(config, 'Removing old input of the posting form', SWEEP_INTERVAL_MS);
  }

  async sweep(): Promise<void> {
    const before = (days: number) => [new Date(this.clock.now().getTime() - days * DAY_MS).toISOString()];
    await this.database.transaction(async (em) => {
      await em.execute('delete from job_autosave where saved_at < ?::timestamptz', before(KEPT_DAYS));
      await em.execute('delete from job_form_input where received_at < ?::timestamptz', before(ORDER_DAYS));
    });
  }
}
