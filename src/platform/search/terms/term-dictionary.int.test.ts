import { expect, it } from '@jest/globals';
import pg from 'pg';
import { startApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { IndexSourceRegistry } from '../read-index/index-source-registry.js';
import { TermDictionary } from './term-dictionary.js';

/** Half of the time after which a pool that nobody ends closes an idle connection. */
const ENDED = { within: 5_000 };

it('words of documents are written before an instance ends, which leaves no connection', async () => {
  const app = await startApp();
  const [name = ''] = app.service(IndexSourceRegistry).names();
  const { definition } = app.service(IndexSourceRegistry).byName(name);
  const [field = ''] = Object.keys(definition.text);
  const document = { id: '1', text: { [field]: 'Xylophonist' }, fields: {}, point: null, card: {} };
  app.service(TermDictionary).addTerms(definition, [document], () => true);
  await app.close();

  const client = new pg.Client({ connectionString: app.home.databaseUrl });
  await client.connect();
  try {
    const words = await client.query(`select index_name, documents from read_index_word where word = 'xylophonist'`);
    expect(words.rows).toEqual([{ index_name: name, documents: 1 }]);
    const others = 'select application_name from pg_stat_activity where datname = current_database() and pid <> $1';
    await eventually(async () => {
      const left = await client.query(others, [(await client.query('select pg_backend_pid() as pid')).rows[0].pid]);
      expect(left.rows).toEqual([]);
    }, ENDED);
  } finally {
    await client.end();
  }
});
