import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './documents.js';

/** "- P1.1 …" in a list, "| F1 | …" in a table. */
const DEFINITION = /^(?:- |\| )([PW]\d+\.\d+|[TUFIS]\d+) /gm;
const CLAUSE = /(?<![\w.])[PW]\d+\.\d+(?![\w.]*\d)/g;
/**
 * Other codes look like much else in code: they count in comments, in documents, and within the brackets of a title.
 */
const OTHER = /(?<![\w/-])[TUFIS]\d{1,2}(?![\w:-])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/ .*/g;
const GROUP = /[([](?:near )?[A-Z]\d[\w., –-]*[)\]:]/g;
const INDEX = 'docs/requirements/README.md';

/** The codes that docs/requirements defines, in its order, each as often as it is defined. */
export const REQUIREMENTS = globSync('docs/requirements/*.md', { cwd: ROOT })
  .filter((file) => file !== INDEX)
  .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(DEFINITION)].map(([, code = '']) => code));

/** The codes that a file cites. */
export function citedIn(file: string, text: string): string[] {
  const prose = file.endsWith('.md') ? [text] : (text.match(COMMENT) ?? []);
  const groups = text.match(GROUP) ?? [];
  return [...(text.match(CLAUSE) ?? []), ...[...prose, ...groups].flatMap((part) => part.match(OTHER) ?? [])];
}
