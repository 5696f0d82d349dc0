import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ZipEntry, zip } from '../../../test/support/zip.js';
import { sniffContentType, UPLOAD_TYPES, type UploadExtension } from './upload-types.js';

const GB = 1024 ** 3;
const DOCX: ZipEntry[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: '<document/>' },
];
const ODT: ZipEntry[] = [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml', content: '<office/>' },
];
const without = (entries: ZipEntry[], name: string) => entries.filter((entry) => entry.name !== name);
const many = Array.from({ length: 60_000 }, (_, at) => ({ name: `word/${at}.xml` }));
const damaged = zip(DOCX);
damaged.fill(0, -60 + damaged.length, -22 + damaged.length);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-types-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function isAccepted(ending: UploadExtension, content: Buffer): Promise<boolean> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const contentType = await sniffContentType(path, ending);
  if (contentType !== null) expect(contentType).toBe(UPLOAD_TYPES[ending].contentType);
  return contentType !== null;
}

it.each<[string, UploadExtension, ZipEntry[]]>([
  ['a Word document', 'docx', DOCX],
  ['a Word document with pictures and a table', 'docx', [...DOCX, { name: 'word/embeddings/Sheet1.xlsx' }]],
  ['an OpenDocument text', 'odt', ODT],
])('%s is accepted', async (_, ending, entries) => {
  expect(await isAccepted(ending, zip(entries))).toBe(true);
});

it.each<[string, UploadExtension, Buffer]>([
  ['any ZIP as .docx', 'docx', zip([{ name: 'a.txt', content: 'a' }])],
  ['an empty ZIP as .docx', 'docx', zip([])],
  ['a docx without its types', 'docx', zip(without(DOCX, '[Content_Types].xml'))],
  ['a docx without its text', 'docx', zip(without(DOCX, 'word/document.xml'))],
  ['a spreadsheet as .docx', 'docx', zip([...without(DOCX, 'word/document.xml'), { name: 'xl/workbook.xml' }])],
  ['an odt as .docx', 'docx', zip([...ODT, ...DOCX])],
  ['a docx as .odt', 'odt', zip(DOCX)],
  ['an odt whose type comes late', 'odt', zip([...ODT].reverse())],
  ['an odt without its text', 'odt', zip(without(ODT, 'content.xml'))],
  [
    'a spreadsheet as .odt',
    'odt',
    zip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }, ...ODT]),
  ],
  ['a gigabyte of zeros', 'docx', zip([...DOCX, { name: 'word/media/zeros', declaredSize: GB }])],
  [
    'many parts of 50 MB',
    'odt',
    zip([...ODT, ...many.slice(0, 40).map((entry) => ({ ...entry, declaredSize: GB / 20 }))]),
  ],
  ['60,000 parts', 'docx', zip([...DOCX, ...many])],
  ['an archive in it', 'docx', zip([...DOCX, { name: 'word/embeddings/bomb.ZIP' }])],
  ['macros in it', 'docx', zip([...DOCX, { name: 'word/vbaProject.bin' }])],
  ['a program in it', 'odt', zip([...ODT, { name: 'Pictures/setup.EXE' }])],
  ['a part outside of it', 'docx', zip([...DOCX, { name: '../../etc/passwd' }])],
  ['one cut off', 'docx', zip(DOCX).subarray(0, -30)],
  ['one behind a program', 'docx', Buffer.concat([Buffer.from('MZ\x90\x00'), zip(DOCX)])],
  ['a directory that is cut off', 'docx', damaged],
  ['only its first bytes', 'docx', Buffer.from('PK\x03\x04')],
])('(S7, S8) %s is refused', async (_, ending, content) => {
  expect(await isAccepted(ending, content)).toBe(false);
});
