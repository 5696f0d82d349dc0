import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { startApp, type TestApp } from '#test/support/app.js';
import { createEmployer, createSeeker, PDF, saveDraft } from '#test/support/fixtures/applying.js';
import { jobPayload } from '#test/support/fixtures/job-payload.js';
import { jobForm } from '#test/support/fixtures/postings.js';
import { fileKeyColumns } from '../database/file-key.js';
import { Housekeeping } from '../database/housekeeping.js';
import { OrphanedFiles } from './orphaned-files.js';
import { createUploadFolder } from './upload-folders.js';

const LONG_AGO = new Date(Date.now() - 61 * 60_000);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const pathOf = (key: string) => join(app.home.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key);
const age = (path: string) => utimes(path, LONG_AGO, LONG_AGO);

async function listStoredKeys(): Promise<string[]> {
  const entries = await readdir(join(app.home.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

/** Writes a file that no row references, and returns its key. */
async function writeOrphan(name: string): Promise<string> {
  const path = pathOf(name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, PDF);
  return name;
}

async function writeOldOrphan(name: string): Promise<string> {
  await age(pathOf(await writeOrphan(name)));
  return name;
}

/** Stores a posting with a file, a profile with a document, and a draft with a cover letter. */
async function storeEveryKind(): Promise<void> {
  const by = await createEmployer(app);
  const [position] = await app.rows<{ id: string }>('select id from position where not approval order by id limit 1');
  const payload = jobPayload({ organization: by.organization, position: position?.id ?? '', status: 'open' });
  const { status, body } = await app.post('/api/jobs', {
    as: by.token,
    form: jobForm(payload, [{ name: 'plan.pdf', content: PDF }]),
  });
  expect(status).toBe(201);
  expect((await saveDraft(app, await createSeeker(app), body.id)).status).toBe(201);
}

describe('orphaned files', () => {
  it('stay when the database references no file of the folder: it may be the wrong one', async () => {
    const key = await writeOldOrphan('a'.repeat(40));
    expect(await app.service(OrphanedFiles).sweep()).toBe(0);
    expect(await listStoredKeys()).toEqual([key]);
  });

  it('(I10) are deleted after an hour, drafts included, and referenced files stay', async () => {
    await storeEveryKind();
    const named = (await listStoredKeys()).filter((key) => key !== 'a'.repeat(40));
    expect(named).toHaveLength(3);
    for (const key of named) await age(pathOf(key));
    await writeOldOrphan(`${'b'.repeat(40)}.new`);
    const young = [await writeOrphan('c'.repeat(40)), await writeOrphan(`${'d'.repeat(40)}.new`)];
    const folder = await createUploadFolder();
    await age(folder);

    expect(await app.service(OrphanedFiles).sweep({ dryRun: true })).toBe(2);
    expect(await listStoredKeys()).toHaveLength(named.length + 4);
    await app.service(Housekeeping).sweep();
    expect(await listStoredKeys()).toEqual([...named, ...young].sort());
    expect(await readdir(tmpdir())).not.toContain(folder.split('/').at(-1));
    expect(await app.service(OrphanedFiles).sweep()).toBe(0);

    await app.idle();
    expect(await app.rows(`select message from system_log where message like 'Orphaned%'`)).toEqual([
      { message: 'Orphaned files removed: 2' },
    ]);
  });

  /** Columns named key without keys of files; a new one is either added here or declared by `fileKey()`. */
  const OTHER_KEYS = ['file_scan.file_key', 'idempotency_key.key', 'throttle.key'];

  it('are determined by all columns with keys of files', async () => {
    const columns = await app.rows<{ name: string }>(`
      select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ '(^|_)keys?$' order by 1`);
    expect(columns.map(({ name }) => name).sort()).toEqual(
      [...fileKeyColumns(app.service(MikroORM)).map(({ table, column }) => `${table}.${column}`), ...OTHER_KEYS].sort(),
    );
  });
});
