import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { Seed, type Seeder } from '#platform/seeding/seeder.js';
import { BulkLog } from './demo/bulk-log.js';

/** Adds log entries for benchmarks. Those of other seeders follow from their events, and stay with them. */
@Seed('system-log', 60)
@Injectable()
export class ReportingSeed implements Seeder {
  readonly seedOption = 'log-entries';
  readonly seedsAlone = true;

  constructor(
    private readonly database: Database,
    private readonly bulk: BulkLog,
  ) {}

  /** In bulk only. */
  seedMore(count: number, _: { bulk: boolean }, onProgress: (done: number) => void): Promise<void> {
    return this.bulk.insert(count, onProgress);
  }

  /** Every other entry has an event, and events are kept for ever. */
  async remove(): Promise<Record<string, number>> {
    return this.database.transaction(async (em) => {
      const [removed] = await em.execute<{ count: number }[]>(
        `with removed as (
           delete from system_log where not exists (select 1 from fact where fact.id = fact_id) returning 1
         ) select count(*)::int as count from removed`,
      );
      return { 'log entries': removed?.count ?? 0 };
    });
  }
}
