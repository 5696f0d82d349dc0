import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSamples, SAMPLES_FOLDER } from '#test/support/upload-samples.js';
import { checkUpload } from './check-upload.js';
import type { UploadKind } from './question.js';

/** The words of each reason for which a sample is refused; undefined for what is kept. */
const REASONS: Record<string, RegExp | undefined> = {
  kept: undefined,
  'kept as UTF-8': undefined,
  'refused: password': /password/,
  'refused: RTF': /RTF/,
  'refused: old format': /older program/,
  'refused: macros': /macros/,
  'refused: not a text': /not a plain text/,
  'refused: not a Word document': /not a Word document/,
  'refused: not an OpenDocument text': /not an OpenDocument text/,
  'refused: damaged': /damaged/,
  'refused: empty': /empty/,
};
/** No upload takes `.rtf`; these are the names under which it comes. */
const NAMES_OF_RTF: UploadKind[] = ['doc', 'docx', 'odt', 'txt'];
const MIN_PRODUCERS = 12;
const MIN_FILES = 100;
const KINDS = ['pdf', 'docx', 'odt', 'txt', 'rtf', 'csv', 'xlsx'];

const samples = await readSamples();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
});
afterAll(() => rm(folder, { recursive: true }));

it(`the samples are of ${MIN_PRODUCERS} producers or settings of each kind, ${MIN_FILES} files or more`, () => {
  expect(samples.length).toBeGreaterThanOrEqual(MIN_FILES);
  for (const kind of KINDS) {
    const ways = new Set(
      samples.filter((one) => one.kind === kind).map(({ producer, setting }) => `${producer} ${setting}`),
    );
    expect([kind, ways.size >= MIN_PRODUCERS]).toEqual([kind, true]);
  }
});

describe('documents that people bring', () => {
  const documents = samples.filter(
    ({ expect: expected, kind }) => expected !== 'table' && !['csv', 'xlsx'].includes(kind),
  );

  it.each(documents)('(S7) $file, $producer, $setting: $expect', async ({ file, expect: expected }) => {
    const path = join(folder, file);
    await copyFile(join(SAMPLES_FOLDER, file), path);
    expect(Object.keys(REASONS)).toContain(expected);
    const reason = REASONS[expected];
    const extension = extname(file).slice(1);
    for (const kind of extension === 'rtf' ? NAMES_OF_RTF : [extension as UploadKind]) {
      const checked = checkUpload(path, kind);
      if (reason) await expect(checked).rejects.toThrow(reason);
      else await checked;
    }
    const text = expected === 'kept as UTF-8' ? await expectedText(file) : readFile(join(SAMPLES_FOLDER, file));
    expect(await readFile(path)).toEqual(await text);
  });
});

const expectedText = (file: string) =>
  readFile(join(SAMPLES_FOLDER, `${file}.expected`)).catch(() => readFile(join(SAMPLES_FOLDER, 'expected.txt')));
