import { IndexSourceRegistry } from '#platform/search/read-index/index-source-registry.js';
import { Reindexer } from '#platform/search/read-index/reindexer.js';
import { type CliCommand, recordOperatorEvent, usageError } from './command.js';
import { IndexRebuilt } from './operator-events.js';
import { ProgressLine } from './progress-line.js';

const STEP_MESSAGES = {
  finalizing: 'all documents are in, making it fit to be searched',
  comparing: 'comparing counts and versions with the sources',
  activated: 'in use from now on, clearing the old one away',
};

const ADAPTERS = { postgres: 'PostgreSQL', elasticsearch: 'Elasticsearch' };

export const reindex: CliCommand = {
  usage: 'reindex <index>',
  async run(app, [index]) {
    const known = app.get(IndexSourceRegistry, { strict: false }).names();
    if (!index || !known.includes(index)) throw usageError(`${this.usage}   indexes: ${known.join(', ')}`);
    const line = new ProgressLine(`Rebuilding ${index}`);
    const count = await app.get(Reindexer, { strict: false }).rebuild(index, ({ adapter, step, done, expected }) => {
      if (step === 'filling') line.show(done, expected);
      else line.print(`${ADAPTERS[adapter]}: ${STEP_MESSAGES[step]}`);
    });
    await recordOperatorEvent(app, IndexRebuilt, { index });
    const check = `${count.toLocaleString('en-US')} documents, all as the sources say`;
    return `The index ${index} is rebuilt and in use: ${check}.`;
  },
};
