import { parseArgs } from 'node:util';
import { demoParts } from '../demo-parts.js';
import { type CliCommand, log, misused, progress } from './command.js';
import { JobsSeeded } from './facts.js';

export const seed: CliCommand = {
  usage: 'seed --jobs <count> [--bulk]',
  async run(app, args) {
    const count = countOf(args);
    if (!count) throw misused(this.usage);
    const makers = demoParts(app).flatMap(({ part }) => (part.more ? [part.more.bind(part)] : []));
    for (const more of makers) await more(count.jobs, { bulk: count.bulk }, progress('Made'));
    await log(app, JobsSeeded, count);
    return `${count.jobs} jobs are made.`;
  },
};

function countOf(args: string[]): { jobs: number; bulk: boolean } | null {
  try {
    const { values } = parseArgs({ args, options: { jobs: { type: 'string' }, bulk: { type: 'boolean' } } });
    const jobs = Number(values.jobs);
    return Number.isSafeInteger(jobs) && jobs > 0 ? { jobs, bulk: values.bulk ?? false } : null;
  } catch {
    return null;
  }
}
