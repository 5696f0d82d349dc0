import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { FileStore } from '#platform/files/file-store.js';
import { withTempUpload } from '#platform/files/with-temp-upload.js';
import { startApp, type TestApp } from '../support/app.js';
import { cloneSeekers, createSeeker } from '../support/fixtures/applying.js';
import { downloadExport, requestExport } from '../support/fixtures/data-export.js';
import { readZip } from '../support/read-zip.js';
import { expectInvariants, FULL } from './invariants.js';
import { expectFilesMatch, killWorkers } from './kill-workers.js';

const KILLS = FULL ? 8 : 2;
const PEOPLE = 8 * KILLS;
/** Bytes of each document, which take a moment to compress. */
const SIZE = 20_000_000;

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
    await killWorkers(here, KILLS, {
      files: 'data_export',
      subscriber: 'make-data-export-when-requested',
      people: PEOPLE,
    });
    const mails = await here.rows(
      "select recipient_id as id from mail where template = 'data-export-ready' order by 1",
    );
    expect(mails).toEqual(people.map(({ id }) => ({ id })).sort((a, b) => a.id.localeCompare(b.id)));
    const [person] = people;
    const files = person && (await readZip((await downloadExport(here, person)).archive));
    expect(files?.get('documents/resume.pdf')?.equals(content)).toBe(true);
    await expectInvariants(here);
    await expectFilesMatch(here);
  }, 400_000);
});
