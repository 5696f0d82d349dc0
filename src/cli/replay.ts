import { LogReplay } from '#platform/events/log-replay.js';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import { type CliCommand, createProgressReporter, recordOperatorEvent, usageError } from './command.js';
import { LogReplayed } from './operator-events.js';

export const replay: CliCommand = {
  usage: 'replay <subscriber>',
  async run(app, [subscriber]) {
    const known = app
      .get(SubscriberRegistry, { strict: false })
      .list()
      .map(({ name }) => name);
    if (!subscriber || !known.includes(subscriber))
      throw usageError(`${this.usage}   subscribers: ${known.join(', ')}`);
    const events = await app.get(LogReplay, { strict: false }).replay(subscriber, createProgressReporter(`Replaying`));
    await recordOperatorEvent(app, LogReplayed, { subscriber, events });
    return `${events} facts are on their way to ${subscriber}.`;
  },
};
