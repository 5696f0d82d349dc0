import { KeptCounts } from '#platform/database/kept-counts.js';
import { type CliCommand, recordOperatorEvent } from './command.js';
import { CountsCorrected } from './operator-events.js';

export const recount: CliCommand = {
  usage: 'recount',
  async run(app) {
    const corrected = await app.get(KeptCounts, { strict: false }).recountAll();
    await recordOperatorEvent(app, CountsCorrected, { corrected });
    return Object.entries(corrected)
      .map(([name, rows]) => `The counts of ${name} are right: ${rows || 'none'} had to be corrected.`)
      .join('\n');
  },
};
