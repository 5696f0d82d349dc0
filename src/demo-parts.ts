import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { Database } from './platform/database/database.js';
import { DEMO_DATA, type DemoPart, type DemoPlace } from './platform/demo-data.js';

/** Any number, the same in every process: instances that start together load once. */
const LOAD_LOCK = 7_215_040;

/** The demo data of every module, in order. */
export function demoParts(app: INestApplicationContext): (DemoPlace & { part: DemoPart })[] {
  const reflector = app.get(Reflector, { strict: false });
  return app
    .get(DiscoveryService, { strict: false })
    .getProviders()
    .flatMap(({ metatype, instance }) => {
      const place = metatype && reflector.get<DemoPlace>(DEMO_DATA, metatype);
      return place && instance ? [{ ...place, part: instance as DemoPart }] : [];
    })
    .sort((one, other) => one.order - other.order);
}

/** Loads the parts that this database does not have yet. */
export async function loadDemoData(app: INestApplicationContext, tell: (line: string) => void): Promise<void> {
  const database = app.get(Database, { strict: false });
  for (const { name, part } of demoParts(app)) {
    await database.transaction(async (em) => {
      // Whoever comes second waits for as long as the first one loads.
      await em.execute('set local statement_timeout = 0');
      await em.execute('select pg_advisory_xact_lock(?)', [LOAD_LOCK]);
      const fresh = await em.execute('insert into demo_part (name) values (?) on conflict do nothing returning 1', [
        name,
      ]);
      if (!fresh.length) return;
      tell(`Loading demo data: ${name} …`);
      await part.load();
    });
  }
}
