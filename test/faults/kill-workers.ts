import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { OrphanedFiles } from '../../src/platform/files/orphaned-files.js';
import { findFileMismatches } from '../chaos/checks/files.js';
import type { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { processBeside } from './processes.js';

/** A job that makes files for people, one by one. Its reactions hold an advisory lock while they work. */
interface FileJob {
  /** The table with a `file_key` for each file made. */
  files: string;
  /** The table with the ids of the locks, and their seed. */
  locked: string;
  seed: number;
  people: number;
}

/**
 * Kills a worker in mid-job, `kills` times, and lets the last one finish. Expects a file for everybody and no dead
 * letter.
 */
export async function killWorkers(app: TestApp, kills: number, { files, locked, seed, people }: FileJob) {
  const made = async () => (await app.rows(`select 1 from ${files} where file_key is not null`)).length;
  const underWay = async () =>
    (
      await app.rows(
        `select 1 from pg_locks join ${locked} on hashtextextended(${locked}.id::text, ${seed})
           = (classid::bigint << 32 | objid::bigint) where locktype = 'advisory' and granted`,
      )
    ).length;

  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await made();
    const worker = await processBeside(app, 'embedded', 'worker');
    await eventually(
      async () => {
        expect(await made()).toBeGreaterThan(before);
        expect(await underWay()).toBeGreaterThan(0);
      },
      { within: 60_000 },
    );
    killed += await underWay();
    await worker.server.stop('SIGKILL');
  }
  expect(killed).toBeGreaterThan(0);
  expect(await made()).toBeLessThan(people);

  const last = await processBeside(app, 'embedded', 'worker');
  try {
    await app.idle({ within: 240_000 });
  } finally {
    await last.server.stop();
  }
  expect(await app.rows('select 1 from dead_letter')).toEqual([]);
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
