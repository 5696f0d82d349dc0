import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { Client } from '@elastic/elasticsearch';
import { findFreePort } from '#src/adapters/ports.js';
import type { FailureSource } from './provoked.js';

const index = `failures_${randomBytes(4).toString('hex')}`;
let client: Client;
let silent: Server;

const at = (node: string) => new Client({ node, maxRetries: 0, requestTimeout: 200 });
const silentUrl = () => `http://127.0.0.1:${(silent.address() as { port: number }).port}`;

/** Writes to an index with this block, which Elasticsearch also sets by itself. */
async function blocked(block: 'read_only_allow_delete' | 'read_only'): Promise<unknown> {
  const set = (value: boolean) => client.indices.putSettings({ index, settings: { [`index.blocks.${block}`]: value } });
  await set(true);
  return client.index({ index, document: { n: 1 } }).finally(() => set(false));
}

export const elasticsearch: FailureSource = {
  service: 'Elasticsearch',
  async start() {
    client = new Client({ node: process.env.TEST_ELASTICSEARCH_URL ?? '', maxRetries: 0 });
    await client.indices.create({ index, mappings: { dynamic: 'strict', properties: { n: { type: 'integer' } } } });
    silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  },
  async stop() {
    await client.indices.delete({ index });
    silent.close();
  },
  failures: [
    {
      name: 'nothing listens',
      kind: 'transient',
      provoke: async () => at(`http://127.0.0.1:${await findFreePort()}`).cluster.health(),
    },
    { name: 'no answer in time', kind: 'transient', provoke: () => at(silentUrl()).cluster.health() },
    { name: 'an index that is not there', kind: 'transient', provoke: () => client.search({ index: 'nowhere' }) },
    { name: 'a disk past its last watermark', kind: 'transient', provoke: () => blocked('read_only_allow_delete') },
    { name: 'an index that may not be written', kind: 'transient', provoke: () => blocked('read_only') },
    {
      name: 'a query it does not know',
      kind: null,
      provoke: () => client.search({ index, query: { nothing: {} } as object }),
    },
    { name: 'a field it does not know', kind: null, provoke: () => client.index({ index, document: { other: 1 } }) },
    {
      name: 'an older version than it has',
      kind: null,
      provoke: async () => {
        const write = (version: number) =>
          client.index({ index, id: '1', version, version_type: 'external', document: { n: version } });
        await write(2);
        return write(1);
      },
    },
  ],
};
