import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from './documents.js';
import { citedIn, REQUIREMENTS } from './requirements.js';

const SOURCES = '{src,modules,web/src,migrations,test,scripts,docs}/**/*.{ts,tsx,mjs,css,md}';
const THIS = 'test/architecture/requirements.test.ts';

it('docs/requirements defines each code once', () => {
  expect(REQUIREMENTS.filter((code, at) => REQUIREMENTS.indexOf(code) !== at)).toEqual([]);
  expect(REQUIREMENTS).toEqual(expect.arrayContaining(['P1.1', 'W21.9', 'T1', 'U59', 'F19', 'I10', 'S28']));
});

it('every code in titles, comments and docs is one of docs/requirements', () => {
  const unknown = globSync(SOURCES, { cwd: ROOT })
    .filter((file) => file !== THIS)
    .flatMap((file) =>
      citedIn(file, readFileSync(join(ROOT, file), 'utf8'))
        .filter((code) => !REQUIREMENTS.includes(code))
        .map((code) => `${file}: ${code}`),
    );
  expect(unknown).toEqual([]);
});

it('codes are found in titles, comments and documents, and not in code', () => {
  expect(citedIn('a.ts', "it('[P2.7, W3.1] narrows (U99, S1)', run);")).toEqual(['P2.7', 'W3.1', 'U99', 'S1']);
  expect(citedIn('a.ts', '/** Decided by T37, near P2.99. */')).toEqual(['P2.99', 'T37']);
  expect(citedIn('a.md', 'By T99 it is so.')).toEqual(['T99']);
  expect(citedIn('a.ts', "new Date('2026-01-01T05:00'); key('F1'); new S3();")).toEqual([]);
});
