import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { DeliveryQueues } from '#platform/events/delivery-queues.js';
import { OrphanedFiles } from '#platform/files/orphaned-files.js';
import type { TestApp } from '../support/app.js';
import { countRows } from '../support/count-rows.js';
import { eventually } from '../support/eventually.js';
import { startBeside, whileBeside } from '../support/instances/beside.js';
import { findFileMismatches } from '../support/invariants/files.js';

/** A job that makes files for people, one by one. */
interface FileJob {
  /** The table with a `file_key` for each file made. */
  files: string;
  subscriber: string;
  people: number;
}

/**
 * Kills a worker in mid-job, `kills` times, and lets the last one finish. Expects a file for everybody.
 */
export async function killWorkers(app: TestApp, kills: number, { files, subscriber, people }: FileJob) {
  const made = () => countRows(app, `${files} where file_key is not null`);
  const underWay = async () => (await app.service(DeliveryQueues).counts()).get(subscriber)?.active ?? 0;

  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await made();
    const worker = await startBeside(app, 'embedded', 'worker');
    await eventually(
      async () => {
        expect(await made()).toBeGreaterThan(before);
        expect(await underWay()).toBeGreaterThan(0);
      },
      { within: 60_000 },
    );
    killed += await underWay();
    await worker.stop('SIGKILL');
  }
  expect(killed).toBeGreaterThan(0);
  expect(await made()).toBeLessThan(people);

  await whileBeside(app, 'embedded', 'worker', () => app.idle({ within: 240_000 }));
  expect(await made()).toBe(people);
}

/** Ages all files, sweeps those that nothing references, and expects none to be missing or left over. */
export async function expectFilesMatch(app: TestApp): Promise<void> {
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  for (const entry of await readdir(join(app.home.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), longAgo, longAgo);
  await app.service(OrphanedFiles).sweep();
  expect({ I10: await findFileMismatches(app) }).toEqual({ I10: { withoutFile: [], orphans: 0 } });
}
