import type { INestApplicationContext } from '@nestjs/common';
import { discoverSeeders, runSeeders } from '#src/seeding.js';
import type { TestApp } from './app.js';

export interface BulkCounts {
  jobs: number;
  accounts: number;
  applications: number;
  'log-entries': number;
}

/** Loads the demo data, and more of them in bulk, with statistics of all tables. */
export async function loadBulkData(app: TestApp, counts: BulkCounts): Promise<void> {
  const shell = { get: (type: never) => app.service(type) } as unknown as INestApplicationContext;
  await runSeeders(shell, () => undefined);
  const wanted = new Map(Object.entries(counts));
  for (const { seeder } of discoverSeeders(shell)) {
    const count = wanted.get(seeder.seedOption ?? '');
    if (count) await seeder.seedMore?.(count, { bulk: true }, () => undefined);
  }
  await app.idle();
  // Plans must not depend on when autovacuum comes by, also for what subscribers wrote.
  await app.rows('analyze');
}
