import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const MAX_README_LINES = 160;

const FENCE = /^```[^\n]*\n[\s\S]*?^```$/gm;
const CODE_SPAN = /`([^`\n]+)`/g;
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;
const EXTERNAL = /^[a-z]+:/;
const NPM = /\bnpm (?:run )?([\w:-]+)/g;
const CLI = /\bnpm run cli -- ([\w-]+)/g;
const REPOSITORY_PATH = /^(src|modules|test|web|scripts|docs|migrations)\/\S*$/;
/** Commands of npm itself that the documents name. */
const NPM_COMMANDS = ['install'];
/** `<module>` and `…` stand for any name. */
const PLACEHOLDER = /[<…]/;

/** README, CONTRIBUTING, the page of the benchmarks and everything in docs, relative to the root. */
export function documentPaths(): string[] {
  return ['README.md', 'CONTRIBUTING.md', 'test/bench/README.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
}

/** One line for each link, command or path in `text` that leads nowhere. `path` is that of the document. */
export function brokenReferences(path: string, text: string): string[] {
  const prose = text.replace(FENCE, '').replace(CODE_SPAN, '');
  const spans = [...text.replace(FENCE, '').matchAll(CODE_SPAN)].map(([, code = '']) => code);
  const code = [...spans, ...(text.match(FENCE) ?? [])].join('\n');
  return [
    ...matches(prose, LINK)
      .filter((target) => !isLinkValid(path, text, target))
      .map((target) => `link ${target}`),
    ...matches(code, NPM)
      .filter((script) => !npmScripts().has(script))
      .map((script) => `npm ${script}`),
    ...matches(code, CLI)
      .filter((command) => !cliCommands().has(command))
      .map((command) => `cli ${command}`),
    ...spans.filter((span) => !isPathValid(span)).map((span) => `path ${span}`),
  ];
}

function isLinkValid(path: string, text: string, target: string): boolean {
  if (EXTERNAL.test(target)) return true;
  const [file = '', anchor] = target.split('#');
  const linked = file ? join(ROOT, dirname(path), decodeURI(file)) : join(ROOT, path);
  if (file && (!existsSync(linked) || relative(ROOT, linked).startsWith('..'))) return false;
  if (anchor === undefined) return true;
  const content = file && statSync(linked).isFile() ? readFileSync(linked, 'utf8') : text;
  return anchors(content).has(anchor);
}

/** The anchors that GitHub gives to headings. */
function anchors(text: string): Set<string> {
  const seen = new Map<string, number>();
  const slugs = matches(text.replace(FENCE, ''), HEADING).map((heading) => {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    const repeats = seen.get(slug) ?? 0;
    seen.set(slug, repeats + 1);
    return repeats ? `${slug}-${repeats}` : slug;
  });
  return new Set(slugs);
}

function isPathValid(code: string): boolean {
  if (!REPOSITORY_PATH.test(code) || PLACEHOLDER.test(code)) return true;
  return code.includes('*') ? globSync(code, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, code));
}

function npmScripts(): Set<string> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return new Set([...NPM_COMMANDS, ...Object.keys(scripts)]);
}

function cliCommands(): Set<string> {
  const sources = globSync('src/cli/*.ts', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return new Set(sources.flatMap((source) => matches(source, /\busage: '([\w-]+)/g)));
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);
