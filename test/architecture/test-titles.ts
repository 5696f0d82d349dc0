import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import ts from 'typescript';
import { ROOT } from './documents.js';

/** A test, or a group of tests, whose title names clauses of the specification. */
export interface NamedTest {
  file: string;
  title: string;
  clauses: string[];
  isInGate: boolean;
}

interface JestProject {
  displayName: string;
  testMatch: string[];
  testPathIgnorePatterns?: string[];
}

/** By a computed path, because the configuration is JavaScript. */
const { default: config }: { default: { projects: JestProject[] } } = await import(join(ROOT, 'jest.config.mjs'));

/** The projects of Jest that `npm test` runs. */
const GATE_PROJECTS = ['unit', 'integration', 'races'];
const GATE_TAG = '@gate';
const SKIPPED = /^(xit|xtest|xdescribe|(it|test|describe)(\.\w+)*\.(skip|todo|fixme)(\.\w+)*)\b/;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const NOT_OURS = /(^|\/)(node_modules|dist|\.git|\.cache|\.data)$/;
const all = globSync('**/*.{test,spec}.*', { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) });
const isJourney = (file: string) => /^test\/journeys\/[^/]+\.spec\.ts$/.test(file);

/** Everything that is named like a test but for the journeys, wherever it is. */
export const JEST_FILES = all.filter((file) => !isJourney(file));
export const JOURNEY_FILES = all.filter(isJourney);

/** The names of the Jest projects that run a file. Jest knows `<rootDir>` only where a pattern begins with it. */
export function projectsOf(file: string): string[] {
  const matches = (pattern: string) => matchesGlob(file, pattern);
  return config.projects
    .filter(({ testMatch, testPathIgnorePatterns = [] }) => {
      const patterns = testMatch.map((pattern) => pattern.replace(/^<rootDir>\//, ''));
      const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
      const isIgnored = testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(file));
      return patterns.some(matches) && !excluded.some(matches) && !isIgnored;
    })
    .map(({ displayName }) => displayName);
}

/** Ids such as P2.7 in the brackets of a title: [P2.7], [W5.3, W5.4], [P2.1-P2.5]. */
export function clausesIn(title: string): string[] {
  return [...title.matchAll(/\[([PW]\d+\.\d+[^\]]*)\]/g)].flatMap(([, bracket = '']) =>
    [...bracket.matchAll(/([PW]\d+)\.(\d+)(?:\s*[-–]\s*(?:[PW]\d+\.)?(\d+))?/g)].flatMap(([, group, first, last]) =>
      Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, at) => `${group}.${Number(first) + at}`),
    ),
  );
}

/** All tests that name clauses, of Jest and of the journeys. */
export function namedTests(): NamedTest[] {
  const ofJest = JEST_FILES.flatMap((file) => {
    const isInGate = projectsOf(file).some((name) => GATE_PROJECTS.includes(name));
    return titlesIn(read(file)).map(({ title, clauses }) => ({ file, title, clauses, isInGate }));
  });
  const ofJourneys = JOURNEY_FILES.flatMap((file) =>
    titlesIn(read(file)).map(({ title, clauses, tags }) => ({
      file,
      title,
      clauses,
      isInGate: tags.includes(GATE_TAG),
    })),
  );
  return [...ofJest, ...ofJourneys];
}

/**
 * The titles that name clauses, without skipped tests, which prove none. A table with the title '[%s] …' names those
 * quoted in its rows. A text that a title `${…} …` shows counts as one, with the tags of that title.
 */
export function titlesIn(source: string): { title: string; clauses: string[]; tags: string[] }[] {
  if (!/[PW]\d+\.\d+/.test(source)) return [];
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
  const titles = new Map<ts.Node, { table: string; tags: string[] }>();
  const texts: ts.Node[] = [];
  const tagsOfShown: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) texts.push(node);
    if (ts.isCallExpression(node) && SKIPPED.test(node.expression.getText(file))) return;
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const [title, second] = node.arguments;
      const details = second && ts.isObjectLiteralExpression(second) ? second.getText(file) : '';
      const tags = [...details.matchAll(/'(@\w+)'/g)].map(([, tag = '']) => tag);
      if (title) titles.set(title, { table: node.expression.getText(file), tags });
      if (title?.getText(file).startsWith('`${')) tagsOfShown.push(...tags);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.flatMap((node) => {
    const title = node.getText(file).slice(1, -1);
    const { table, tags } = titles.get(node) ?? { table: '', tags: tagsOfShown };
    const rows = /^\[(%s|\$clause)\]/.test(title) ? table.matchAll(/['"]([PW]\d+\.\d+[^'"]*)['"]/g) : [];
    const clauses = [...clausesIn(title), ...[...rows].flatMap(([, ids]) => clausesIn(`[${ids}]`))];
    return clauses.length ? [{ title, clauses, tags }] : [];
  });
}
