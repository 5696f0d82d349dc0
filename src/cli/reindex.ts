import { IndexSources } from '../platform/search/read-index/index-sources.js';
import { Rebuilder } from '../platform/search/read-index/rebuilder.js';
import { type CliCommand, log, misused, progress } from './command.js';
import { IndexRebuilt } from './facts.js';

export const reindex: CliCommand = {
  usage: 'reindex <index>',
  async run(app, [index]) {
    const known = app.get(IndexSources, { strict: false }).names();
    if (!index || !known.includes(index)) throw misused(`${this.usage}   indexes: ${known.join(', ')}`);
    const show = progress(`Rebuilding ${index}`);
    await app.get(Rebuilder, { strict: false }).rebuild(index, ({ done }) => show(done));
    await log(app, IndexRebuilt, { index });
    return `The index ${index} is rebuilt and in use.`;
  },
};
