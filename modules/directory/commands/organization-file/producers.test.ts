import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readSamples, SAMPLES_FOLDER } from '#test/support/upload-samples.js';
import { checkLines } from './check-lines.js';
import { readOrganizations } from './read-organizations.js';

/** Rows of every sample. */
const ORGANIZATIONS = [
  { accountNumber: '900000101', accountName: "Zoë O'Brien Academy", accountType: 'Charter School', active: true },
  { accountNumber: '900000102', accountName: 'Muñoz, Lee & Partners', accountType: 'Law Firm', active: false },
  { accountNumber: '900000103', accountName: 'Saint Mary - Upper School', accountType: 'Private School', active: true },
  { accountNumber: '900000104', accountName: 'Line "B" School', accountType: 'Charter School', active: true },
];
const REASONS: Record<string, RegExp | undefined> = {
  table: undefined,
  'refused: password': /needs a password/,
  'refused: old format': /older program/,
  'refused: damaged': /no spreadsheet that can be read/,
  'refused: not an Excel workbook': /no spreadsheet that can be read/,
  'refused: not a text': /no table of text/,
  'refused: empty': /empty/,
  'refused: quotation marks do not match': /quotation marks do not match/,
};

const samples = (await readSamples()).filter(({ kind }) => kind === 'csv' || kind === 'xlsx');
const read = async (file: string) =>
  checkLines(
    await readOrganizations({ path: join(SAMPLES_FOLDER, file), fileName: file } as Parameters<
      typeof readOrganizations
    >[0]),
  );

it.each(samples)('(S7) $file, $producer, $setting: $expect', async ({ file, expect: expected }) => {
  expect(Object.keys(REASONS)).toContain(expected);
  const reason = REASONS[expected];
  if (reason) return expect(read(file)).rejects.toThrow(reason);
  const { accepted, refused } = await read(file);
  expect(refused).toEqual([]);
  expect(accepted.map(({ line: _, ...organization }) => organization)).toEqual(ORGANIZATIONS);
});
