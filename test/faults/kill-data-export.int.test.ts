import { randomBytes } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { FileStore } from '../../src/platform/files/file-store.js';
import { OrphanedFiles } from '../../src/platform/files/orphaned-files.js';
import { withTempUpload } from '../../src/platform/files/with-temp-upload.js';
import { findFileMismatches } from '../chaos/checks/files.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { cloneSeekers, createSeeker } from '../support/fixtures/applying.js';
import { downloadExport, requestExport } from '../support/fixtures/data-export.js';
import { readZip } from '../support/read-zip.js';
import { expectInvariants, FULL } from './invariants.js';
import { processBeside } from './processes.js';

const KILLS = FULL ? 8 : 2;
const PEOPLE = 8 * KILLS;
/** Bytes of each document, which take a moment to compress. */
const SIZE = 20_000_000;
const LONG_AGO = new Date(Date.now() - 2 * 60 * 60_000);

describe('F2 a worker is killed while it makes downloads of what is kept', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it(`makes each once, with one mail, after ${KILLS} kills`, async () => {
    app = await startApp({ env: { ROLE: 'api' } });
    const here = app;
    const model = await createSeeker(here);
    const content = randomBytes(SIZE);
    const key = await withTempUpload('large.bin', content, (file) => here.service(FileStore).put(file));
    await here.rows('update profile_document set file_key = ?, size = ? where id = ? returning 1', [
      key,
      SIZE,
      model.resumeId,
    ]);
    const people = await cloneSeekers(here, model, PEOPLE);
    for (const person of people) expect((await requestExport(here, person)).status).toBe(200);
    const made = async () => (await here.rows('select 1 from data_export where file_key is not null')).length;
    /** Reactions that hold the lock of their download. */
    const underWay = async () =>
      (
        await here.rows(
          `select 1 from pg_locks join data_export on hashtextextended(data_export.id::text, 25)
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
    const mails = await here.rows(
      "select recipient_id as id from mail where template = 'data-export-ready' order by 1",
    );
    expect(mails).toEqual(people.map(({ id }) => ({ id })).sort((a, b) => a.id.localeCompare(b.id)));
    const [person] = people;
    const files = person && (await readZip((await downloadExport(here, person)).archive));
    expect(files?.get('documents/resume.pdf')?.equals(content)).toBe(true);
    await expectInvariants(here);
    for (const entry of await readdir(join(here.home.dataDir, 'files'), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), LONG_AGO, LONG_AGO);
    await here.service(OrphanedFiles).sweep();
    expect(await findFileMismatches(here)).toEqual({ withoutFile: [], orphans: 0 });
  }, 400_000);
});
