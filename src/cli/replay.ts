import { LogReplay } from '#platform/events/log-replay.js';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import { type CliCommand, createProgressReporter, recordOperatorFact, usageError } from './command.js';
import { LogReplayed } from './facts.js';

export const replay: CliCommand = {
  usage: 'replay <subscriber>',
  async run(app, [subscriber]) {
    const known = app
      .get(SubscriberRegistry, { strict: false })
      .list()
      .map(({ name }) => name);
    if (!subscriber || !known.includes(subscriber))
      throw usageError(`${this.usage}   subscribers: ${known.join(', ')}`);
    const facts = await app.get(LogReplay, { strict: false }).replay(subscriber, createProgressReporter(`Replaying`));
    await recordOperatorFact(app, LogReplayed, { subscriber, facts });
    return `${facts} facts are on their way to ${subscriber}.`;
  },
};
