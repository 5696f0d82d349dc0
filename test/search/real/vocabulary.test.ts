import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { readReferenceFile } from '#modules/directory/read/reference-files.js';
import type { SynonymEntry } from '#modules/job-search/query-understanding/synonym-entry.js';
import { SYNONYMS } from '#modules/job-search/query-understanding/synonyms.js';
import { COUNTED_SYNONYMS } from '#modules/job-search/query-understanding/synonyms-counted.js';
import { analyze, phraseLexemes } from '#platform/search/language/analysis.js';
import { TITLES } from './postings.js';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

/** Real titles with their positions, and the names of the catalogues and of employers. */
const TITLED = TITLES.map(({ title, position }) => lexemesOf(`${title} / ${position}`));
const NAMES = [
  ...['positions', 'certifications', 'credentials'].flatMap((file) => readReferenceFile(file).map(({ name }) => name)),
  ...readReferenceFile('organizations').map(({ account_name }) => account_name),
].map((name) => lexemesOf(name ?? ''));

interface Evidence {
  phrase: string;
  titles: number;
  names: number;
}

function lexemesOf(text: string): ReadonlySet<string> {
  const { lexemes, compoundLexemes, pairLexemes } = analyze(text);
  return new Set([...lexemes, ...compoundLexemes, ...pairLexemes]);
}

function count(phrase: string, texts: readonly ReadonlySet<string>[]): number {
  const wanted = phraseLexemes(phrase);
  return texts.filter((lexemes) => wanted.every((lexeme) => lexemes.has(lexeme))).length;
}

/** The sides of each entry: what is typed and what is found, or both in one. */
const rows: Evidence[][][] = SYNONYMS.map((entry) =>
  ('same' in entry ? [entry.same] : [entry.from, entry.to]).map((phrases) =>
    phrases.map((phrase) => ({ phrase, titles: count(phrase, TITLED), names: count(phrase, NAMES) })),
  ),
);

it('finds something by each entry, in titles or names of the field; grades complete a series', () => {
  const isDead = (sides: Evidence[][], at: number) =>
    !COUNTED_SYNONYMS.includes(SYNONYMS[at] as SynonymEntry) &&
    !sides.at(-1)?.some(({ titles, names }) => titles + names > 0);
  expect(rows.filter(isDead).map((sides) => sides.flat().map(({ phrase }) => phrase))).toEqual([]);
});

it('is written as a table: in how many titles and names each phrase occurs', () => {
  // A table for readers; the test above judges it.
  const cell = ({ phrase, titles, names }: Evidence) => `${phrase} ${titles}+${names}`;
  const lines = rows.map((sides) => sides.map((side) => side.map(cell).join(', ')).join(' -> '));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${CACHE}search-vocabulary.txt`, `${lines.join('\n')}\n`);
  expect(lines).toContainEqual(expect.stringMatching(/^.+ \d+\+\d+/));
});
