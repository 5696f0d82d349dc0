import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as platformEvents from '#platform/events/platform-events.js';
import { ALL_EVENTS, SUBSCRIPTION, type Subscription } from '#platform/events/subscriber.js';
import * as operatorEvents from '#src/cli/operator-events.js';
import { ROOT } from './documents.js';

const MODULES = [
  'identity',
  'profiles',
  'postings',
  'job-search',
  'applications',
  'reporting',
  'directory',
  'site',
  'notifications',
];
const SHELL = 'Shell and platform';
const NOTHING = 'nothing';
const EVERY_EVENT = 'every event';
/** Files with subscribers, among them the table of the mails. */
const SUBSCRIBES = /\/events\/subscriber\.js|\/mail-on\.js/;

const [, tables = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('\n## Modules\n');
const sections = new Map(
  tables
    .split('\n### ')
    .slice(1)
    .map((section) => [section.split('\n')[0] ?? '', section]),
);

const code = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The cell of a row of the table of a module. */
function cell(module: string, row: 'owns' | 'publishes' | 'subscribes to'): string {
  const [, text] = new RegExp(`^\\| ${row} \\| (.*) \\|$`, 'm').exec(sections.get(module) ?? '') ?? [];
  if (text === undefined) throw new Error(`docs/architecture.md has no row "${row}" for ${module}.`);
  return text;
}

const factNames = (exports: object) =>
  Object.values(exports).flatMap((one) => (one?.payload && one?.version ? [one.name as string] : []));

async function publishedEvents(module: string): Promise<string[]> {
  const [file] = globSync(`modules/${module}/contract/events.ts`, { cwd: ROOT });
  return file ? factNames(await import(join(ROOT, file))) : [];
}

async function subscriptions(module: string): Promise<Record<string, string[]>> {
  const files = globSync(`modules/${module}/**/*.ts`, { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts') && SUBSCRIBES.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  const classes = (await Promise.all(files.map((file) => import(join(ROOT, file))))).flatMap((exports) =>
    Object.values(exports as object)
      .flat()
      .filter((one) => typeof one === 'function'),
  );
  const found = classes.map((one) => Reflect.getMetadata(SUBSCRIPTION, one) as Subscription | undefined);
  return Object.fromEntries(
    found.flatMap((one) =>
      one ? [[one.name, one.events === ALL_EVENTS ? [EVERY_EVENT] : one.events.map(({ name }) => name).sort()]] : [],
    ),
  );
}

function documentedSubscriptions(module: string): Record<string, string[]> {
  const text = cell(module, 'subscribes to');
  if (text === NOTHING) return {};
  const lines = text.split('<br>').map((line) => {
    const [name = '', ...events] = code(line);
    return [name, line.endsWith(EVERY_EVENT) ? [EVERY_EVENT] : events.sort()];
  });
  return Object.fromEntries(lines);
}

describe('the tables of the modules in docs/architecture.md', () => {
  it('name every module', () => {
    expect([...sections.keys()]).toEqual([...MODULES, SHELL]);
    const folders = globSync('modules/*', { cwd: ROOT }).filter((folder) => folder !== 'modules/shared');
    expect(folders.sort()).toEqual(MODULES.map((name) => `modules/${name}`).sort());
  });

  it.each(MODULES)('list the events that %s publishes', async (module) => {
    expect(code(cell(module, 'publishes')).sort()).toEqual((await publishedEvents(module)).sort());
  });

  it('list the events of the shell and the platform', () => {
    expect(code(cell(SHELL, 'publishes')).sort()).toEqual([operatorEvents, platformEvents].flatMap(factNames).sort());
  });

  it.each(MODULES)('list the events that %s subscribes to, by queue', async (module) => {
    expect(documentedSubscriptions(module)).toEqual(await subscriptions(module));
  });

  it('give each table of the migrations one owner', () => {
    const migrations = globSync('migrations/Migration*.ts', { cwd: ROOT });
    const created = migrations.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bcreate table (\w+)/g)].map(([, name]) => name),
    );
    const owned = [...sections.keys()].flatMap((module) =>
      code(cell(module, 'owns')).filter((name) => !/\W/.test(name)),
    );
    // A table may be created again in another form.
    expect(owned.sort()).toEqual([...new Set(created)].sort());
  });
});
