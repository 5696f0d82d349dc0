import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { withDemoData } from '#platform/database/assert-no-transaction.js';
import { Database } from '#platform/database/database.js';
import { SEED, type Seeder, type SeedOptions } from '#platform/seeding/seeder.js';
import { BootError } from './adapters/boot-error.js';
import { PLATFORM_LOCKS, tryLock } from './platform/database/advisory-locks.js';

const LOCK_RETRY_DELAY_MS = 250;

/** Returns the seeders of all modules in order. */
export function discoverSeeders(app: INestApplicationContext): (SeedOptions & { seeder: Seeder })[] {
  const reflector = app.get(Reflector, { strict: false });
  return app
    .get(DiscoveryService, { strict: false })
    .getProviders()
    .flatMap(({ metatype, instance }) => {
      const options = metatype && reflector.get<SeedOptions>(SEED, metatype);
      return options && instance ? [{ ...options, seeder: instance as Seeder }] : [];
    })
    .sort((a, b) => a.order - b.order);
}

/** Runs the seeders that this database has not run yet. */
export async function runSeeders(app: INestApplicationContext, report: (line: string) => void): Promise<void> {
  const database = app.get(Database, { strict: false });
  for (const { name, seeder } of discoverSeeders(app)) {
    if (!seeder.seed) continue;
    await database.transaction(async (em) => {
      await lock(em);
      const inserted = await em.execute('insert into demo_part (name) values (?) on conflict do nothing returning 1', [
        name,
      ]);
      if (!inserted.length) return;
      report(`Loading demo data: ${name} …`);
      await withDemoData(async () => seeder.seed?.());
    });
  }
}

/** Removes the demo data of all modules in one transaction, in reverse order. Returns counts by kind. Idempotent. */
export async function removeDemoData(app: INestApplicationContext): Promise<Record<string, number>> {
  return app.get(Database, { strict: false }).transaction(async (em) => {
    await lock(em);
    const removed: Record<string, number> = {};
    for (const { seeder } of discoverSeeders(app).reverse()) {
      const counts = await withDemoData(() => seeder.remove());
      for (const [what, count] of Object.entries(counts)) removed[what] = (removed[what] ?? 0) + count;
    }
    await em.execute('delete from demo_part');
    return removed;
  });
}

/** Throws BootError when demo data were loaded and not removed, or a demo account exists. */
export async function assertNoDemoData(app: INestApplicationContext): Promise<void> {
  const database = app.get(Database, { strict: false });
  const loaded = await database.read((em) => em.execute('select 1 from demo_part limit 1'));
  const present = await Promise.all(discoverSeeders(app).map(({ seeder }) => seeder.isPresent?.()));
  if (!loaded.length && !present.includes(true)) return;
  throw new BootError(
    'This database holds demo data, and its demo accounts have a known password: remove them by ' +
      '"npm run cli -- demo remove" with these same settings, then start again.',
  );
}

/** Waits until the current holder is done: concurrent instances seed once, and none during a removal. */
async function lock(em: EntityManager): Promise<void> {
  while (!(await tryLock(em, PLATFORM_LOCKS.seeding))) await pause(LOCK_RETRY_DELAY_MS);
}
