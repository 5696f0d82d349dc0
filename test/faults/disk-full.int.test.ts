import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { PDF } from '../support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { environmentBeside } from '../support/instances/beside.js';
import { Server } from '../support/instances/server.js';
import { fill, makeRoom, SmallDisks } from './small-disk.js';

const UPLOADS = 8;

describe('F10 the disk is full', () => {
  let app: TestApp;
  let disks: SmallDisks;
  let server: Server;
  let me: TestUser;

  beforeAll(async () => {
    app = await startApp({ env: { ROLE: 'api' } });
    me = await createSignedInUser(app);
    disks = await SmallDisks.make();
    const environment = { ...environmentBeside(app, 'embedded', 'all'), ...disks.environment };
    server = await Server.start(environment, { within: disks.command });
  });
  afterAll(async () => {
    await server?.stop();
    await disks?.remove();
    await app?.close();
  });

  let count = 0;
  /** Uploads a resume of `megabytes`, with a new name each time. */
  function send(megabytes: number) {
    count += 1;
    const fileName = `resume-${count}.pdf`;
    const form = new FormData();
    form.set('fileData', JSON.stringify([{ fileName, documentType: 'RESU' }]));
    form.append('files', new Blob([PDF, new Uint8Array(megabytes * 1024 * 1024)]), fileName);
    return server.api.patch(`/api/users/${me.id}/supporting-documents`, { as: me.token, form });
  }

  const names = async (disk: 'data' | 'tmp') => {
    const entries = await readdir(disks.pathOf(server.pid, disk), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && entry.name !== 'filler').map(({ name }) => name);
  };
  const keys = async () =>
    (await app.rows<{ file_key: string }>('select file_key from profile_document')).map(({ file_key }) => file_key);
  /** Retries, because the readiness response is cached for one second. */
  const expectReadiness = (reported: [status: number, files: string]) =>
    eventually(async () => {
      const { status, body } = await server.api.get('/api/health/ready');
      expect([status, body.engines.files]).toEqual(reported);
    });

  it.each(['data', 'tmp'] as const)(
    '%s: uploads are told so, leave nothing, and go on when there is room',
    async (disk) => {
      const path = disks.pathOf(server.pid, disk);
      expect((await send(1)).status).toBe(201);
      await expectReadiness([200, 'ok']);
      const before = await keys();

      await fill(path);
      await expectReadiness([503, 'unavailable']);
      const replies = await Promise.all(Array.from({ length: UPLOADS }, () => send(1)));
      for (const { status, body } of replies) {
        expect([status, body.code]).toEqual([507, 'storage_full']);
        expect(body.message).toMatch(/no room left .* try again later/);
      }
      expect(await keys()).toEqual(before);
      expect((await names('data')).sort()).toEqual([...before].sort());
      await eventually(async () => expect(await names('tmp')).toEqual([]));
      expect((await server.api.get('/api/jobs')).status).toBe(200);

      await makeRoom(path);
      await expectReadiness([200, 'ok']);
      expect((await send(1)).status).toBe(201);
      expect((await names('data')).sort()).toEqual((await keys()).sort());
    },
  );
});
