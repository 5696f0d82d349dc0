import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { OrphanedFiles } from '../../src/platform/files/orphaned-files.js';
import { findFileMismatches } from '../chaos/checks/files.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { cloneSeekers, createEmployer, createOpenJob, createSeeker, submit } from '../support/fixtures/applying.js';
import { expectInvariants, FULL } from './invariants.js';
import { processBeside } from './processes.js';

const KILLS = FULL ? 10 : 3;
const PEOPLE = 12 * KILLS;
const LONG_AGO = new Date(Date.now() - 2 * 60 * 60_000);

describe('F2 a worker is killed while it makes the PDFs of what was sent', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it(`makes each PDF exactly once after ${KILLS} kills`, async () => {
    app = await startApp({ env: { ROLE: 'api' } });
    const here = app;
    const jobId = await createOpenJob(here, await createEmployer(here));
    for (const person of await cloneSeekers(here, await createSeeker(here), PEOPLE))
      expect((await submit(here, person, jobId)).status).toBe(201);
    const made = async () => (await here.rows('select 1 from application_pdf where file_key is not null')).length;
    /** Reactions that hold the lock of their application, most of the time to render. */
    const underWay = async () =>
      (
        await here.rows(
          `select 1 from pg_locks join application on hashtextextended(application.id::text, 24)
             = (classid::bigint << 32 | objid::bigint) where locktype = 'advisory' and granted`,
        )
      ).length;

    let killed = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = await made();
      const worker = await processBeside(here, 'embedded', 'worker');
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
    expect(await made()).toBeLessThan(PEOPLE);

    const last = await processBeside(here, 'embedded', 'worker');
    try {
      await here.idle({ within: 240_000 });
    } finally {
      await last.server.stop();
    }
    expect(await here.rows('select 1 from dead_letter')).toEqual([]);
    expect(await made()).toBe(PEOPLE);
    await expectInvariants(here);
    for (const entry of await readdir(join(here.home.dataDir, 'files'), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), LONG_AGO, LONG_AGO);
    await here.service(OrphanedFiles).sweep();
    expect(await findFileMismatches(here)).toEqual({ withoutFile: [], orphans: 0 });
  }, 400_000);
});
