import { OrphanedFiles } from '#platform/files/orphaned-files.js';
import { type CliCommand, usageError } from './command.js';

export const files: CliCommand = {
  usage: 'files sweep [--dry-run]',
  async run(app, [verb, option]) {
    const dryRun = option === '--dry-run';
    if (verb !== 'sweep' || (option && !dryRun)) throw usageError(this.usage);
    const count = await app.get(OrphanedFiles, { strict: false }).sweep({ dryRun });
    return dryRun ? `${count} orphaned files would be removed.` : `${count} orphaned files are removed.`;
  },
};
