import { z } from 'zod';
import { notFoundError } from '#platform/errors/domain-error.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { type CliCommand, usageError } from './command.js';

export const deadLetters: CliCommand = {
  usage: 'dead-letters [list | replay [<id>]]',
  async run(app, [verb = 'list', id]) {
    const letters = app.get(DeadLetters, { strict: false });
    if (verb === 'list') return formatDeadLetters(await letters.list());
    if (verb !== 'replay' || (id && !z.uuid().safeParse(id).success)) throw usageError(this.usage);
    const counts = await letters.retry({ id }, null);
    const events = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (id && !events) throw notFoundError(`The dead letter ${id}`);
    return `${events} dead letters are on their way to their subscribers.`;
  },
};

function formatDeadLetters(letters: Awaited<ReturnType<DeadLetters['list']>>): string {
  const lines = letters.map(
    ({ id, failedAt, subscriber, factName, attempts, error }) =>
      `${id}  ${new Date(failedAt).toISOString()}  ${subscriber}  ${factName}  ${attempts} attempts  ${error}`,
  );
  return lines.join('\n') || 'There are no dead letters.';
}
