import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as platformEvents from '#platform/events/platform-events.js';
import { ALL_EVENTS, SUBSCRIPTION, type Subscription } from '#platform/events/subscriber.js';
import * as operatorEvents from '#src/cli/operator-events.js';
import { ROOT } from './documents.js';

/** The modules, each after those that it knows. */
export const MODULES: string[] = JSON.parse(readFileSync(join(ROOT, 'scripts/module-order.json'), 'utf8'));

const SHELL = {
  name: 'Shell and platform',
  about:
    'The command line and the platform record events too. They subscribe to nothing; everything they say stands in the system log.',
  owns: 'events: `fact`, `event_change`, `inbox`, `dead_letter`, `delivery_failure`, `subscription`, `paused_subscriber`; search: `read_index_entry`, `read_index_generation`, `read_index_vocabulary`, `read_index_word`; requests: `idempotency_key`, `throttle`; files: `file_scan`; demo data: `demo_part`',
};
const NOTHING = 'nothing';
/** Files with subscribers, among them the table of the mails. */
const SUBSCRIBES = /\/events\/subscriber\.js|\/mail-on\.js/;
const DOCBLOCK = /\/\*\*\n((?:(?!\*\/)[\s\S])*)\*\/\n(?:@Global\(\)\n)?@Module/;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const load = (file: string): Promise<object> => import(join(ROOT, file));
const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || NOTHING;

const eventsOf = (exports: object): string[] =>
  Object.values(exports).flatMap((one) => (one?.payload && one?.version ? [one.name as string] : []));

/** The text above a module's class: what it is, and what it owns. */
function aboutOf(module: string): { about: string; owns: string } {
  const [, comment = ''] = DOCBLOCK.exec(read(`modules/${module}/${module}.module.ts`)) ?? [];
  const paragraphs = comment
    .replace(/^ \*[ ]?/gm, '')
    .split('\n\n')
    .map((text) => text.replace(/\s+/g, ' ').trim());
  const [about = '', owns = ''] = paragraphs;
  if (!about || !owns.startsWith('Owns ')) throw new Error(`${module}.module.ts does not say what it is and owns.`);
  return { about, owns: owns.replace(/^Owns |\.$/g, '') };
}

async function publishedBy(module: string): Promise<string[]> {
  const files = globSync(`modules/${module}/contract/{,*-}events.ts`, { cwd: ROOT }).sort();
  return (await Promise.all(files.map(load))).flatMap(eventsOf);
}

async function subscriptionsOf(module: string): Promise<string[]> {
  const files = globSync(`modules/${module}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts') && SUBSCRIBES.test(read(file)))
    .sort();
  const classes = (await Promise.all(files.map(load))).flatMap((exports) => Object.values(exports).flat());
  const found = classes
    .filter((one) => typeof one === 'function')
    .flatMap((one): Subscription[] => Reflect.getMetadata(SUBSCRIPTION, one) ?? []);
  return found.map(({ name, events }) =>
    events === ALL_EVENTS ? `\`${name}\`: every event` : `\`${name}\`: ${list(events.map((event) => event.name))}`,
  );
}

function table(name: string, about: string, rows: Record<'owns' | 'publishes' | 'subscribes to', string>): string {
  const lines = Object.entries(rows).map(([row, text]) => `| ${row} | ${text} |`);
  return [`## ${name}`, '', about, '', '| | |', '|---|---|', ...lines, ''].join('\n');
}

/** docs/modules.md. */
export async function modulesPage(): Promise<string> {
  const parts = [
    '# Modules',
    '',
    'Each module in its order, after those that it knows: what it is and owns, the events that it publishes, and its subscriptions with the names of their queues. `UPDATE_DOCS=true node scripts/jest.mjs unit test/architecture/modules` makes this page from the code.',
    '',
  ];
  for (const module of MODULES) {
    const { about, owns } = aboutOf(module);
    const publishes = list(await publishedBy(module));
    const subscribes = (await subscriptionsOf(module)).join('<br>') || NOTHING;
    parts.push(table(module, about, { owns, publishes, 'subscribes to': subscribes }));
  }
  const publishes = list([operatorEvents, platformEvents].flatMap(eventsOf));
  parts.push(table(SHELL.name, SHELL.about, { owns: SHELL.owns, publishes, 'subscribes to': NOTHING }));
  return parts.join('\n');
}

const tablesIn = (owns: string) =>
  [...owns.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => !/\W/.test(name));

/** The tables that a module owns. */
export const tablesOf = (module: string): string[] => tablesIn(aboutOf(module).owns);

/** The tables that modules, platform and shell own. */
export const ownedTables = (): string[] => [...MODULES.flatMap(tablesOf), ...tablesIn(SHELL.owns)];
