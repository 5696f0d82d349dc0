import { z } from 'zod';
import { DeadLetters } from '../platform/events/dead-letters.js';
import { type CliCommand, log, misused } from './command.js';
import { DeadLettersReplayed } from './facts.js';

export const deadLetters: CliCommand = {
  usage: 'dead-letters [list | replay [<id>]]',
  async run(app, [verb = 'list', id]) {
    const letters = app.get(DeadLetters, { strict: false });
    if (verb === 'list') return listing(await letters.list());
    if (verb !== 'replay' || (id && !z.uuid().safeParse(id).success)) throw misused(this.usage);
    const facts = await letters.replayFailed(id);
    if (facts) await log(app, DeadLettersReplayed, { facts });
    return `${facts} dead letters are on their way to their subscribers.`;
  },
};

function listing(letters: Awaited<ReturnType<DeadLetters['list']>>): string {
  const lines = letters.map(
    ({ id, failedAt, subscriber, factName, attempts, error }) =>
      `${id}  ${new Date(failedAt).toISOString()}  ${subscriber}  ${factName}  ${attempts} attempts  ${error}`,
  );
  return lines.join('\n') || 'There are no dead letters.';
}
