import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ZipEntry, zip } from '#test/support/zip.js';
import { checkUpload } from './check-upload.js';
import type { UploadKind } from './question.js';
import { RefusedFile } from './refusal.js';

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

/** The reason of a refusal, or the text that is kept. */
async function check(kind: UploadKind, content: Buffer): Promise<{ refused: string } | { kept: Buffer }> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  try {
    await checkUpload(path, kind);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { refused: error.message };
  }
  return { kept: await readFile(path) };
}

/** Files that people had refused or garbled elsewhere. */
const brought = (name: string) => readFile(new URL(`../../../../test/uploads/${name}`, import.meta.url));

it.each<[string, UploadKind, ZipEntry[]]>([
  ['a Word document', 'docx', DOCX],
  ['a Word document with pictures and a table', 'docx', [...DOCX, { name: 'word/embeddings/Sheet1.xlsx' }]],
  ['an OpenDocument text', 'odt', ODT],
  ['an OpenDocument text whose type comes late', 'odt', [...ODT].reverse()],
  [
    'an OpenDocument text whose type stands in its manifest',
    'odt',
    [
      { name: 'content.xml', content: '<office/>' },
      { name: 'META-INF/manifest.xml', content: '<m media-type="application/vnd.oasis.opendocument.text"/>' },
    ],
  ],
])('%s is kept as it is', async (_, kind, entries) => {
  const content = zip(entries);
  expect(await check(kind, content)).toEqual({ kept: content });
});

it.each<[string, UploadKind]>([
  ['backslash.docx', 'docx'],
  ['bom.pdf', 'pdf'],
  ['newline.pdf', 'pdf'],
  ['junk200.pdf', 'pdf'],
  ['owneronly.pdf', 'pdf'],
])('%s is kept as it is', async (name, kind) => {
  const content = await brought(name);
  expect(await check(kind, content)).toEqual({ kept: content });
});

it.each([
  ['cp1252.txt', /’|–|“|é/],
  ['utf16.txt', /\w/],
  ['late1252.txt', /’|–|“|é/],
])('%s is kept in UTF-8', async (name, sign) => {
  const { kept } = (await check('txt', await brought(name))) as { kept: Buffer };
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(kept);
  expect(text).toMatch(sign);
  expect(text).not.toMatch(/[\u0080-\u009f\ufeff\ufffd]/);
});

it.each<[string, UploadKind, Buffer, RegExp]>([
  ['nothing', 'pdf', Buffer.alloc(0), /empty/],
  ['a text as .pdf', 'pdf', Buffer.from('Résumé'), /not a PDF/],
  ['a header after a kilobyte', 'pdf', Buffer.concat([Buffer.alloc(1024, 10), Buffer.from('%PDF-1.4')]), /not a PDF/],
  ['RTF as .docx', 'docx', Buffer.from('{\\rtf1 Hi}'), /RTF/],
  ['RTF as .odt', 'odt', Buffer.from('{\\rtf1 Hi}'), /RTF/],
  ['a .docx as .doc', 'doc', zip(DOCX), /rename it to \.docx/],
  ['a .doc as .docx', 'docx', Buffer.from('d0cf11e0a1b11ae1ffff', 'hex'), /older program/],
  [
    'an encrypted document of Word',
    'docx',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    /password/,
  ],
  [
    'an encrypted OpenDocument text',
    'odt',
    zip([...ODT, { name: 'META-INF/manifest.xml', content: '<manifest:encryption-data/>' }]),
    /password/,
  ],
  ['macros', 'docx', zip([...DOCX, { name: 'word/vbaProject.bin' }]), /macros/],
  ['a page as .txt', 'txt', Buffer.from('\ufeff<!DOCTYPE html><p>Hi'), /web page/],
  ['a PDF as .txt', 'txt', Buffer.from('255044462d0001020304', 'hex'), /It is a PDF/],
  [
    'UTF-8 that ends within a letter',
    'txt',
    Buffer.from('Zoë and Chloé').subarray(0, -1),
    /Line 1 has bytes that are no/,
  ],
  [
    'UTF-8 with a byte of Windows',
    'txt',
    Buffer.concat([Buffer.from('Zoë\r\nChloé\rM'), Buffer.from('ñoz', 'latin1')]),
    /Line 3 has bytes that are no letter in UTF-8/,
  ],
  [
    'UTF-8 with its mark and a byte of Windows',
    'txt',
    Buffer.concat([Buffer.from('\ufeffM'), Buffer.from('ñoz', 'latin1')]),
    /Line 1 has bytes that are no letter in UTF-8/,
  ],
  // Minutes for a pattern that looks for zeros at the end.
  ['a megabyte of zeros before a letter', 'txt', Buffer.from(`${'\0'.repeat(1024 ** 2)}x`), /not a plain text/],
  ['a byte that no text of Windows has', 'txt', Buffer.from('caf\u00e9 \u0081', 'latin1'), /not a plain text/],
])('(S7) %s is refused with its reason', async (_, kind, content, reason) => {
  expect(await check(kind, content)).toEqual({ refused: expect.stringMatching(reason) });
});

it.each<[string, UploadKind, RegExp]>([
  ['locked.pdf', 'pdf', /password/],
  ['rtf.doc', 'doc', /RTF/],
])('%s is refused with its reason', async (name, kind, reason) => {
  expect(await check(kind, await brought(name))).toEqual({ refused: expect.stringMatching(reason) });
});

it.each<[string, UploadKind, Buffer]>([
  ['any ZIP as .docx', 'docx', zip([{ name: 'a.txt', content: 'a' }])],
  ['an empty ZIP as .docx', 'docx', zip([])],
  ['a docx without its types', 'docx', zip(without(DOCX, '[Content_Types].xml'))],
  ['a docx without its text', 'docx', zip(without(DOCX, 'word/document.xml'))],
  ['a spreadsheet as .docx', 'docx', zip([...without(DOCX, 'word/document.xml'), { name: 'xl/workbook.xml' }])],
  ['an odt as .docx', 'docx', zip([...ODT, ...DOCX])],
  ['a docx as .odt', 'odt', zip(DOCX)],
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
  ['60,000 parts of one name', 'docx', zip([...DOCX, ...many.map(() => ({ name: 'word/same.xml' }))])],
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
  expect(await check(ending, content)).toEqual({ refused: expect.stringMatching(/^It /) });
});
