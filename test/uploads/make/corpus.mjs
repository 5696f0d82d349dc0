// What the Node programs share: the text, the table and the index.
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { OUT, TMP_DIR, NODE_PATH } = process.env;
/** From the folder of the packages that were installed for this. */
export const require = createRequire(join(NODE_PATH, '../index.js'));
export const TEXT = readFileSync(new URL('text.txt', import.meta.url), 'utf8');
export const LINES = TEXT.trimEnd().split('\n');
export const HEADER = ['accountNumber', 'accountName', 'accountType', 'active'];
export const ROWS = [
  ['900000101', 'Zoë O’Brien Academy', 'Charter School', 'yes'],
  ['900000102', 'Muñoz, Lee & Partners', 'Law Firm', 'no'],
  ['900000103', 'Saint Mary – Upper School', 'Private School', 'yes'],
  ['900000104', 'Line "B" School', 'Charter School', 'yes'],
];
export const TABLE = [HEADER, ...ROWS];
export const OBJECTS = ROWS.map((row) => Object.fromEntries(HEADER.map((name, i) => [name, row[i]])));

export const out = (name) => join(OUT, name);
export const tmp = (name) => join(TMP_DIR, name);

/** A package with its version, from the package itself. */
export const producer = (name) =>
  `${name} ${JSON.parse(readFileSync(join(NODE_PATH, name, 'package.json'), 'utf8')).version}`;

export function note(name, by, setting, expect, kind = name.split('.').pop()) {
  if (statSync(out(name)).size === 0) throw new Error(`${name} is empty`);
  const fields = [name, kind, by, setting, expect].map((field) =>
    /[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field,
  );
  appendFileSync(out('index.csv'), `${fields.join(',')}\r\n`);
}

export function write(name, content, by, setting, expect, kind) {
  writeFileSync(out(name), content);
  note(name, by, setting, expect, kind);
}
