import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import type { DomainEvent } from '#platform/events/event.js';
import { FileStore } from '#platform/files/file-store.js';
import type { TestApp } from '#test/support/app.js';
import { createSeeker } from '#test/support/fixtures/applying.js';
import {
  downloadExport,
  exportPath,
  makeExport,
  readExport,
  requestExport,
} from '#test/support/fixtures/data-export.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { mailsTo } from '#test/support/mail.js';
import { readZip } from '#test/support/read-zip.js';
import { sharedApp } from '#test/support/shared-app.js';
import { RemoveExpiredExports } from './commands/remove-expired-exports.js';
import type { DataExportRequested } from './contract/events.js';
import { MakeDataExportWhenRequested } from './subscribers/make-data-export-when-requested.js';

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

const state = async (who: TestUser) => (await app.get(exportPath(who), { as: who.token })).body;
const fetchFile = (who: TestUser, as = who) => app.get(`${exportPath(who)}/file`, { as: as.token });
const rowOf = async ({ id }: TestUser) =>
  (
    await app.rows<{ id: string; key: string | null }>(
      'select id, file_key as key from data_export where account_id = ?',
      [id],
    )
  )[0];
const move = ({ id }: TestUser, column: 'expires_at' | 'requested_at', by: string) =>
  app.rows(`update data_export set ${column} = ${column} - ?::interval where account_id = ? returning 1`, [by, id]);
const eventsOf = async ({ id }: TestUser) =>
  (
    await app.rows<{ name: string }>(
      "select name from fact where payload->>'userId' = ? and name like 'DataExport%' order by seq",
      [id],
    )
  ).map(({ name }) => name);
const sweep = () => app.service(RemoveExpiredExports).sweep();

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of app.service(FileStore).keysOlderThan(-HOUR_MS)) keys.push(key);
  return keys;
}

describe('the download of what is kept', () => {
  it('is made as a job, told by a mail without a link to the file, and there for 24 hours', async () => {
    const me = await createSeeker(app);
    expect(await state(me)).toEqual({ state: 'none', requestedAt: null, expiresAt: null, size: null });
    expect((await fetchFile(me)).status).toBe(404);
    await makeExport(app, me);
    const { requestedAt, expiresAt, size } = await state(me);
    expect(Math.round((Date.parse(expiresAt) - Date.parse(requestedAt)) / HOUR_MS)).toBe(24);
    const { archive } = await downloadExport(app, me);
    expect(archive.length).toBe(size);
    const [mail, ...others] = await mailsTo(app, me.email);
    expect([mail?.subject, others]).toEqual(['Your data is ready to download', []]);
    expect(mail?.text).toContain('/user-account-settings');
    expect(mail?.text).not.toContain('data-export');
    expect(await eventsOf(me)).toEqual(['DataExportRequested', 'DataExportReady']);

    await move(me, 'expires_at', '24 hours');
    expect(await state(me)).toMatchObject({ state: 'none', expiresAt: null, size: null });
    expect((await fetchFile(me)).status).toBe(404);
    const key = (await rowOf(me))?.key ?? '';
    expect(await storedKeys()).toContain(key);
    await Promise.all([sweep(), sweep()]);
    expect(await rowOf(me)).toBeUndefined();
    expect(await storedKeys()).not.toContain(key);
  });

  it('is only for its user, whoever asks', async () => {
    const me = await createSignedInUser(app);
    const admin = await createSignedInUser(app, { privileges: [4, 8] });
    await makeExport(app, me);
    for (const reply of [
      await fetchFile(me, admin),
      await app.get(exportPath(me), { as: admin.token }),
      await app.post(exportPath(me), { as: admin.token }),
    ])
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    expect((await app.get(`${exportPath(me)}/file`)).status).toBe(401);
  });

  it('is made once, whoever asks meanwhile, and anew when it is asked for again', async () => {
    const me = await createSignedInUser(app);
    const replies = await Promise.all([requestExport(app, me), requestExport(app, me)]);
    expect(replies.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'preparing'],
      [200, 'preparing'],
    ]);
    await app.idle();
    const first = await rowOf(me);
    expect(await eventsOf(me)).toEqual(['DataExportRequested', 'DataExportReady']);
    expect(await storedKeys()).toContain(first?.key);

    expect((await requestExport(app, me)).body).toMatchObject({ state: 'preparing', size: null });
    await app.idle();
    const second = await rowOf(me);
    expect((await state(me)).state).toBe('ready');
    expect(second?.key).not.toBe(first?.key);
    expect(await storedKeys()).not.toContain(first?.key);
    expect(await mailsTo(app, me.email)).toHaveLength(2);
  });

  it('has the messages that gave an address only from the time in which it was the own one', async () => {
    const [old, now] = ['shared.box@test.example', 'june.moved@test.example'];
    const me = await createSignedInUser(app, { email: old });
    const message = (text: string, at: string) =>
      app.rows(
        `insert into contact_message
           (id, name, email, organization, phone, reason_for_contact, message, created_at, updated_at)
         values (?, 'J', ?, '', '', 'Other', ?, ?::timestamptz, now()) returning 1`,
        [newId(), old, text, at],
      );
    await message('mine', '2026-01-01T00:00Z');
    await app.rows(
      `insert into email_change (id, account_id, from_email, to_email, ended_at, created_at, updated_at)
       values (?, ?, ?, ?, '2026-02-01T00:00Z', now(), now()) returning 1`,
      [newId(), me.id, old, now],
    );
    await app.rows('update account set email = ? where id = ? returning 1', [now, me.id]);
    const other = await createSignedInUser(app, { email: old });
    await message("the next owner's", '2026-03-01T00:00Z');
    const messagesOf = async (who: TestUser) =>
      (await readExport(app, who)).json('messages.json').map((one: { message: string }) => one.message);
    expect(await messagesOf(me)).toEqual(['mine']);
    expect(await messagesOf(other)).toEqual(["the next owner's"]);
    const admin = await createSignedInUser(app, { privileges: [8] });
    expect((await app.delete(`/api/users/${me.id}`, { as: admin.token })).status).toBe(200);
    expect(await messagesOf(other)).toEqual(["the next owner's"]);
    expect(await app.rows('select message from contact_message where email = ?', [old])).toHaveLength(1);
  });

  it('is not made again by an event that is delivered twice, nor for an account that is gone', async () => {
    const me = await createSignedInUser(app);
    await makeExport(app, me);
    const before = [await rowOf(me), await eventsOf(me)];
    const keys = await storedKeys();
    const deliver = (exportId: string) => {
      const event = { payload: { userId: me.id, exportId } } as DomainEvent<typeof DataExportRequested>;
      return app.service(MakeDataExportWhenRequested).work(event, (write) => app.database.transaction(write));
    };
    await deliver((await rowOf(me))?.id ?? '');
    await deliver(me.id);
    expect([await rowOf(me), await eventsOf(me)]).toEqual(before);
    expect(await storedKeys()).toEqual(keys);
  });

  it('can be asked for again once it was given up, five times a day', async () => {
    const me = await createSignedInUser(app);
    for (let request = 0; request < 5; request += 1) {
      expect((await requestExport(app, me)).status).toBe(200);
      await app.idle();
      await app.rows(
        `update data_export set file_key = null, size = null, expires_at = null,
                requested_at = requested_at - interval '10 minutes' where account_id = ? returning 1`,
        [me.id],
      );
      expect((await state(me)).state).toBe('failed');
    }
    expect(await requestExport(app, me)).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again tomorrow.' },
    });
    expect((await state(me)).state).toBe('failed');
    await move(me, 'requested_at', '1 day');
    await sweep();
    expect(await rowOf(me)).toBeUndefined();
  });

  it('goes with the account', async () => {
    const admin = await createSignedInUser(app, { privileges: [4] });
    const me = await createSignedInUser(app);
    await makeExport(app, me);
    const key = (await rowOf(me))?.key ?? '';
    expect(await storedKeys()).toContain(key);
    expect((await app.delete(`/api/users/${me.id}`, { as: admin.token })).status).toBe(200);
    expect(await rowOf(me)).toBeUndefined();
    expect(await storedKeys()).not.toContain(key);
  });

  it('names what could not be opened, and has the rest', async () => {
    const me = await createSeeker(app);
    const [document] = await app.rows<{ key: string }>(
      'select file_key as key from profile_document where user_id = ?',
      [me.id],
    );
    await app.service(FileStore).delete(document?.key ?? '');
    await makeExport(app, me);
    const files = await readZip((await downloadExport(app, me)).archive);
    expect([...files.keys()]).not.toContain('documents/resume.pdf');
    expect(files.get('README.txt')?.toString()).toMatch(/could not be opened.*\r\n {2}documents\/resume\.pdf\r\n$/s);
  });
});
