import { parseArgs } from 'node:util';
import type { Seeder } from '#platform/seeding/seeder.js';
import { BootError } from '../adapters/boot-error.js';
import { Config } from '../config.js';
import { discoverSeeders } from '../seeding.js';
import { type CliCommand, createProgressReporter, recordOperatorEvent, usageError } from './command.js';
import { JobsSeeded } from './operator-events.js';

const COUNT = { type: 'string' } as const;
/** Each is the `seedOption` of seeders. */
const COUNTS = { jobs: COUNT, accounts: COUNT, applications: COUNT, 'log-entries': COUNT };
type Counts = Partial<Record<keyof typeof COUNTS, number>>;

export const seed: CliCommand = {
  usage: 'seed --jobs <n> | seed --bulk [--jobs <n>] [--accounts <n>] [--applications <n>] [--log-entries <n>]',
  async run(app, args) {
    const parsed = parse(args);
    if (!parsed) throw usageError(this.usage);
    assertDemo(app.get(Config, { strict: false }));
    const { counts, bulk } = parsed;
    const wanted = new Map(Object.entries(counts));
    const seeders = discoverSeeders(app).map(({ seeder }) => seeder);
    const run = async (lane: Seeder[]) => {
      for (const seeder of lane) {
        const count = wanted.get(seeder.seedOption ?? '');
        if (count) await seeder.seedMore?.(count, { bulk }, createProgressReporter(`Made of ${seeder.seedOption}`));
      }
    };
    await allDone([run(seeders.filter((one) => !one.seedsAlone)), run(seeders.filter((one) => one.seedsAlone))]);
    const { jobs = 0, 'log-entries': logEntries, ...others } = counts;
    await recordOperatorEvent(app, JobsSeeded, { jobs, ...others, logEntries, bulk });
    return `${[...wanted].map(([what, count]) => `${count} ${what.replace('-', ' ')}`).join(', ')} are made.`;
  },
};

/** Waits for all, so that none is cut off in its transaction; then throws the first error. */
async function allDone(lanes: Promise<void>[]): Promise<void> {
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
}

/** Demo accounts have a known password, which nobody may use where others reach the product. */
function assertDemo({ exposed, demo }: Config): void {
  if (!exposed || demo) return;
  throw new BootError(
    'These settings serve other people, so no demo data are made: their accounts have a known password.',
  );
}

/** Without `--bulk` only jobs can be made. */
function parse(args: string[]): { counts: Counts; bulk: boolean } | null {
  try {
    const { bulk = false, ...given } = parseArgs({ args, options: { ...COUNTS, bulk: { type: 'boolean' } } }).values;
    const counts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, Number(value)]));
    const isValid = Object.values(counts).every((count) => Number.isSafeInteger(count) && count > 0);
    const isPossible = bulk ? Object.keys(counts).length > 0 : Object.keys(counts).join() === 'jobs';
    return isValid && isPossible ? { counts, bulk } : null;
  } catch {
    return null;
  }
}
