import { IndexSources } from '../platform/search/read-index/index-sources.js';
import { Rebuilder } from '../platform/search/read-index/rebuilder.js';
import { type CliCommand, log, misused } from './command.js';
import { IndexRebuilt } from './facts.js';
import { ProgressLine } from './progress-line.js';

const SAID = {
  completing: 'all documents are in, making it fit to be searched',
  comparing: 'comparing counts and versions with the sources',
  'in use': 'searched from now on, clearing the old one away',
};

export const reindex: CliCommand = {
  usage: 'reindex <index>',
  async run(app, [index]) {
    const known = app.get(IndexSources, { strict: false }).names();
    if (!index || !known.includes(index)) throw misused(`${this.usage}   indexes: ${known.join(', ')}`);
    const line = new ProgressLine(`Rebuilding ${index}`);
    const { count, versions } = await app
      .get(Rebuilder, { strict: false })
      .rebuild(index, ({ step, done, expected }) => {
        if (step === 'filling') line.show(done, expected);
        else line.say(SAID[step]);
      });
    await log(app, IndexRebuilt, { index });
    const check = `${count.toLocaleString('en-US')} documents, version sum ${versions}, both as the sources say`;
    return `The index ${index} is rebuilt and in use: ${check}.`;
  },
};
