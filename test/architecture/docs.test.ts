import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { brokenReferences, documentPaths, MAX_README_LINES, ROOT } from './documents.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Each breach with the line that reports it. */
const BREACHES = [
  ['See [a file](missing.md).', 'link missing.md'],
  ['See [a heading](architecture.md#missing).', 'link architecture.md#missing'],
  ['# Title\n\nSee [a heading](#missing).', 'link #missing'],
  ['See ![a picture](screenshots/missing.png).', 'link screenshots/missing.png'],
  ['See [a file outside](../../outside.md).', 'link ../../outside.md'],
  ['Run `npm run missing`.', 'npm missing'],
  ['Run:\n\n```\nnpm missing\n```\n', 'npm missing'],
  ['Run `npm run cli -- missing`.', 'cli missing'],
  ['See `src/missing.ts`.', 'path src/missing.ts'],
  ['See `modules/*/missing.ts`.', 'path modules/*/missing.ts'],
] as const;

const VALID = [
  '# A title: here',
  '[a file](operations.md), [its heading](operations.md#dead-letters), [ours](#a-title-here), [a folder](screenshots)',
  '`npm start`, `npm install --global npm@11`, `npm run lint:boundaries`, `npm run cli -- dead-letters list`, `npm run cli -- <command>`',
  '`src/platform/`, `modules/*/contract/events.ts`, `modules/<module>/read/`, `https://docs.example/`',
  '```mermaid\nA --> B\n```',
].join('\n\n');

describe('the documents', () => {
  it.each(documentPaths())('%s refers only to files, headings, commands and paths that exist', (path) => {
    expect(brokenReferences(path, read(path))).toEqual([]);
  });

  it.each(BREACHES)('would be caught with %j', (text, report) => {
    expect(brokenReferences('docs/planted.md', text)).toEqual([report]);
  });

  it('may refer to whatever exists', () => {
    expect(brokenReferences('docs/planted.md', VALID)).toEqual([]);
  });

  it('begin with a README that is read in five minutes', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_README_LINES);
  });

  it('stay small: architecture and figures on a page each, few pictures', () => {
    expect(read('docs/architecture.md').trimEnd().split('\n').length).toBeLessThanOrEqual(200);
    expect(read('test/bench/README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
    expect(globSync('docs/screenshots/*', { cwd: ROOT }).length).toBeLessThanOrEqual(30);
  });
});
