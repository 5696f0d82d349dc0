import { removeDemoData } from '../seeding.js';
import { type CliCommand, recordOperatorEvent, usageError } from './command.js';
import { DemoDataRemoved } from './operator-events.js';

export const demo: CliCommand = {
  usage: 'demo remove',
  async run(app, [verb]) {
    if (verb !== 'remove') throw usageError(this.usage);
    const removed = await removeDemoData(app);
    const counts = Object.entries(removed).filter(([, count]) => count > 0);
    if (!counts.length) return 'There are no demo data.';
    await recordOperatorEvent(app, DemoDataRemoved, { removed });
    return `Removed of the demo data: ${counts.map(([what, count]) => `${count} ${what}`).join(', ')}.`;
  },
};
