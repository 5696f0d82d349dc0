import { DeadLetters } from '../platform/events/dead-letters.js';
import { Subscribers } from '../platform/events/subscribers.js';
import { type CliCommand, log, misused, progress } from './command.js';
import { LogReplayed } from './facts.js';

export const replay: CliCommand = {
  usage: 'replay <subscriber>',
  async run(app, [subscriber]) {
    const known = app
      .get(Subscribers, { strict: false })
      .list()
      .map(({ name }) => name);
    if (!subscriber || !known.includes(subscriber)) throw misused(`${this.usage}   subscribers: ${known.join(', ')}`);
    const facts = await app.get(DeadLetters, { strict: false }).replayAll(subscriber, progress(`Replaying`));
    await log(app, LogReplayed, { subscriber, facts });
    return `${facts} facts are on their way to ${subscriber}.`;
  },
};
