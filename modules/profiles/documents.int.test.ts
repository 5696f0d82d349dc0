import { beforeAll, describe, expect, it } from '@jest/globals';
import { FileStore } from '#platform/files/file-store.js';
import type { TestApp } from '#test/support/app.js';
import { addDocument, CONTACT, createSeeker, PDF, REFERENCES, upload } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let me: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await sharedApp();
  me = await createSignedInUser(app);
  other = await createSignedInUser(app);
  for (const [section, body] of Object.entries({
    'contact-details': CONTACT,
    references: { references: REFERENCES },
  })) {
    await app.patch(`/api/users/${me.id}/${section}`, { as: me.token, body });
  }
});

/** One letter of eleven units. */
const FAMILY = '\u{1F469}\u200d\u{1F469}\u200d\u{1F467}\u200d\u{1F466}';

describe('supporting documents', () => {
  const send = (files: [string, string | Buffer][], lines: unknown, as = me, id = as.id) => {
    const form = new FormData();
    for (const [name, content] of files) form.append('files', upload(content), name);
    form.set('fileData', JSON.stringify(lines));
    return app.patch(`/api/users/${id}/supporting-documents`, { as: as.token, form });
  };
  const keyOf = async ({ id }: TestUser) =>
    (await app.rows('select file_key from profile_document where user_id = ?', [id]))[0]?.file_key as string;
  const documents = async (as = me) =>
    (await app.get('/api/users/profile/data', { as: as.token })).body.supportingDocumentsDetails;

  it('[W3.1, W3.2, W3.8, W3.10] are stored with what they are', async () => {
    const { status, body } = await send(
      [
        ['resume.pdf', PDF],
        ['act 34.txt', 'cleared'],
      ],
      [
        {
          fileName: 'act 34.txt',
          documentType: 'CRED',
          additionalType: 'Act 34 Pennsylvania State Police Criminal Record Check',
          effectiveDate: '2025',
        },
        { fileName: 'resume.pdf', documentType: 'RESU', additionalType: 'ignored' },
      ],
    );
    expect(status).toBe(201);
    expect(body.supportingDocumentsDetails).toEqual([
      expect.objectContaining({ fileName: 'act 34.txt', documentType: 'CRED', effectiveDate: '2025', size: 7 }),
      expect.objectContaining({ fileName: 'resume.pdf', documentType: 'RESU', additionalType: null }),
    ]);
    expect(body.isSupportingDocumentsCompleted).toBe(true);
  });

  it.each([
    ['no type', [{ fileName: 'b.pdf' }], '0.documentType', 'Please, select a document type'],
    [
      'no further type',
      [{ fileName: 'b.pdf', documentType: 'CRED' }],
      '0.additionalType',
      'Please, select a type of document',
    ],
    ['no line for the file', [], 'fileData', 'Please, select a document type'],
    [
      'a file that was not sent',
      [{ fileName: 'c.pdf', documentType: 'RESU' }],
      '0.fileName',
      'The file "c.pdf" was not sent.',
    ],
    [
      'a year not offered',
      [
        {
          fileName: 'b.pdf',
          documentType: 'CRED',
          additionalType: 'Act 34 Pennsylvania State Police Criminal Record Check',
          effectiveDate: '1900',
        },
      ],
      '0.effectiveDate',
      'Please, select a year',
    ],
  ])('[W3.3, W3.4, W3.5] are refused with %s', async (_, lines, path, message) => {
    const before = await documents();
    const { status, body } = await send([['b.pdf', PDF]], lines);
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ path, message })]]);
    expect(await documents()).toEqual(before);
  });

  it('[W3.6] are one of each name', async () => {
    const twice = await send(
      [
        ['twice.pdf', PDF],
        ['twice.pdf', `${PDF}other`],
      ],
      [{ fileName: 'twice.pdf', documentType: 'RESU' }],
    );
    expect(twice.status).toBe(201);
    expect((await documents()).filter((one: { fileName: string }) => one.fileName === 'twice.pdf')).toHaveLength(1);
    const again = await send([['TWICE.pdf', PDF]], [{ fileName: 'TWICE.pdf', documentType: 'RESU' }]);
    expect([again.status, again.body.message]).toEqual([400, '"TWICE.pdf" is already in your profile.']);
  });

  it('of two names that differ in accents only, sent at once, tell which is a double', async () => {
    const person = await createSignedInUser(app);
    const lines = ['resume.pdf', 'r\u00e9sum\u00e9.pdf'].map((fileName) => ({ fileName, documentType: 'RESU' }));
    const sent = await send(
      lines.map(({ fileName }) => [fileName, PDF]),
      lines,
      person,
    );
    expect([sent.status, sent.body.message]).toEqual([400, '"r\u00e9sum\u00e9.pdf" is already in your profile.']);
    expect(await app.rows('select 1 from profile_document where user_id = ?', [person.id])).toEqual([]);
  });

  it('[W3.11] change their type and go away, and the name is free again', async () => {
    const id = await addDocument(app, me, 'old.pdf', { documentType: 'RESU' });
    const described = await send([], [{ id, documentType: 'PROFCERT', additionalType: 'Instructional I' }]);
    expect(described.status).toBe(200);
    expect(described.body.supportingDocumentsDetails).toContainEqual(
      expect.objectContaining({ id, documentType: 'PROFCERT', additionalType: 'Instructional I' }),
    );
    const replaced = await send(
      [['old.pdf', `${PDF}new`]],
      [
        { id, deleted: true },
        { fileName: 'old.pdf', documentType: 'RESU' },
      ],
    );
    expect(replaced.status).toBe(201);
    const names = replaced.body.supportingDocumentsDetails.map((one: { fileName: string }) => one.fileName);
    expect(names.filter((name: string) => name === 'old.pdf')).toHaveLength(1);
    expect((await app.get(`/api/users/files/${id}`, { as: me.token })).status).toBe(404);
    expect((await send([], [{ id, deleted: true }])).status).toBe(400);
  });

  it('[W3.12] (S9) come back to their owner alone, always as an attachment', async () => {
    const sent = await send(
      [['Zeugnis "ä\r\nx.pdf', PDF]],
      [{ fileName: 'Zeugnis "ä\r\nx.pdf', documentType: 'RESU' }],
    );
    expect(sent.status).toBe(201);
    const id = sent.body.supportingDocumentsDetails.at(-1).id;
    const own = await app.get(`/api/users/files/${id}`, { as: me.token });
    expect([own.status, own.body]).toEqual([200, PDF]);
    expect(own.headers.get('content-disposition')).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('content-type')).toBe('application/pdf');
    const manager = await createSignedInUser(app, { privileges: [4] });
    expect((await app.get(`/api/users/files/${id}`, { as: other.token })).status).toBe(404);
    expect((await app.get(`/api/users/files/admin/${id}`, { as: me.token })).status).toBe(403);
    expect((await app.get(`/api/users/files/admin/${id}`, { as: manager.token })).body).toBe(PDF);
    expect((await app.get(`/api/users/files/${id}`)).status).toBe(401);
  });

  it('(S1) of others cannot be touched', async () => {
    const id = await addDocument(app, me, 'mine.pdf', { documentType: 'RESU' });
    expect((await send([], [{ id, deleted: true }], other)).status).toBe(400);
    expect((await send([], [{ id, deleted: true }], other, me.id)).status).toBe(404);
    expect(await documents()).toContainEqual(expect.objectContaining({ id }));
  });

  it.each([
    ['program.exe', 'MZ\x90\x00'],
    ['program.pdf', 'MZ\x90\x00'],
    ['page.txt', '<html><script>alert(1)</script></html>'],
    ['image.svg', '<svg onload="alert(1)"/>'],
    ['double.pdf.exe', PDF],
    ['empty.pdf', ''],
    ['letter.docx', PDF],
  ])('(S7) refuse %s by ending and content, and keep nothing of it', async (name, content) => {
    const stored = () => app.rows('select id from profile_document where user_id = ?', [me.id]);
    const before = await stored();
    const { status, body } = await send([[name, content]], [{ fileName: name, documentType: 'RESU' }]);
    expect([status, body.fields[0].path]).toEqual([400, 'files']);
    expect(await stored()).toEqual(before);
  });

  it('(S7) have at most 10 MB each, and 10 of them come at a time', async () => {
    const big = await send([['big.pdf', Buffer.concat([Buffer.from(PDF), Buffer.alloc(10 * 1024 * 1024)])]], []);
    expect(big.status).toBe(413);
    const many = Array.from({ length: 11 }, (_, at): [string, string] => [`many-${at}.pdf`, PDF]);
    expect((await send(many, [])).status).toBe(413);
  });

  it('take 250 MB of a profile at most: what is beyond is refused with what is left, and removing goes on', async () => {
    const person = await createSignedInUser(app);
    const line = (fileName: string) => ({ fileName, documentType: 'RESU' });
    const first = await send([['first.pdf', PDF]], [line('first.pdf')], person);
    const [{ id }] = first.body.supportingDocumentsDetails;
    await app.rows('update profile_document set size = ? where id = ? returning 1', [248.5 * 1024 ** 2, id]);
    const large = Buffer.concat([Buffer.from(PDF), Buffer.alloc(2 * 1024 ** 2)]);
    const refused = await send([['large.pdf', large]], [line('large.pdf')], person);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [
        expect.objectContaining({
          path: 'files',
          message:
            'The documents of a profile may take 250 MB in all, and 1 MB are left. Please remove some first, or choose smaller files.',
        }),
      ],
    ]);
    expect((await send([['small.pdf', PDF]], [line('small.pdf')], person)).status).toBe(201);
    expect((await send([], [{ id, deleted: true }], person)).status).toBe(200);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['a\u202efdp.pdf', 'afdp.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(251)}.pdf`],
    ['Dana "Dee" Kern.pdf', 'Dana "Dee" Kern.pdf'],
    ['Re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9.pdf'],
    [`${FAMILY.repeat(30)}.pdf`, `${FAMILY.repeat(22)}.pdf`],
  ])('(S9) have a plain name: %j', async (sent, kept) => {
    const person = await createSignedInUser(app);
    const { status, body } = await send([[sent, PDF]], [{ fileName: sent, documentType: 'RESU' }], person);
    expect(status).toBe(201);
    expect(body.supportingDocumentsDetails[0].fileName).toBe(kept);
    const key = await keyOf(person);
    expect(key).not.toContain(kept);
  });

  it('(I10) have their files deleted once nothing references them', async () => {
    const person = await createSeeker(app);
    const key = await keyOf(person);
    await send([], [{ id: person.resumeId, deleted: true }], person);
    await app.idle();
    expect(await app.rows('select 1 from profile_document where id = ?', [person.resumeId])).toEqual([]);
    await expect(app.service(FileStore).get(key)).rejects.toThrow('not found');
  });

  it('gets an error message if the request is not a form', async () => {
    const json = await app.patch(`/api/users/${me.id}/supporting-documents`, { as: me.token, body: {} });
    expect(json.status).toBe(415);
    const form = new FormData();
    form.set('fileData', 'not json');
    const broken = await app.patch(`/api/users/${me.id}/supporting-documents`, { as: me.token, form });
    expect([broken.status, broken.body.fields[0].path]).toEqual([400, 'fileData']);
  });
});
