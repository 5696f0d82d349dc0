import { parseArgs } from 'node:util';
import { discoverSeeders } from '../seeding.js';
import { type CliCommand, createProgressReporter, recordOperatorFact, usageError } from './command.js';
import { JobsSeeded } from './facts.js';

export const seed: CliCommand = {
  usage: 'seed --jobs <count> [--bulk]',
  async run(app, args) {
    const count = parseCount(args);
    if (!count) throw usageError(this.usage);
    const seeders = discoverSeeders(app).flatMap(({ seeder }) =>
      seeder.seedMore ? [seeder.seedMore.bind(seeder)] : [],
    );
    for (const more of seeders) await more(count.jobs, { bulk: count.bulk }, createProgressReporter('Made'));
    await recordOperatorFact(app, JobsSeeded, count);
    return `${count.jobs} jobs are made.`;
  },
};

function parseCount(args: string[]): { jobs: number; bulk: boolean } | null {
  try {
    const { values } = parseArgs({ args, options: { jobs: { type: 'string' }, bulk: { type: 'boolean' } } });
    const jobs = Number(values.jobs);
    return Number.isSafeInteger(jobs) && jobs > 0 ? { jobs, bulk: values.bulk ?? false } : null;
  } catch {
    return null;
  }
}
