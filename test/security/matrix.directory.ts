import { randomUUID } from 'node:crypto';
import type { TestApp } from '../support/app.js';
import { at, type Make } from './matrix.making.js';

const ACCOUNT_NUMBER = '115222752';
type Table = 'position' | 'credential' | 'certification';
const FURTHER_COLUMNS: Record<Table, [string, string]> = {
  position: [', type, approval', ", 'Other', false"],
  credential: ['', ''],
  certification: [', type', ", 'Professional'"],
};

/** Inserts an entry that only one call uses, and returns its id. */
async function insertEntry(app: TestApp, table: Table, isRemoved: boolean): Promise<string> {
  const [columns, values] = FURTHER_COLUMNS[table];
  const id = randomUUID();
  await app.rows(
    `insert into ${table} (id, name, code, created_at, updated_at, removed_at${columns})
     values (?, ?, ?, now(), now(), ${isRemoved ? 'now()' : 'null'}${values}) returning 1`,
    [id, `Name ${id}`, id.slice(0, 13)],
  );
  return id;
}

/** The calls of one list of reference data. */
function listCalls(table: Table, values: Record<string, unknown>): Record<string, Make> {
  const path = `/api/${table}s`;
  return {
    [`GET ${path}`]: at(path),
    [`POST ${path}`]: () => ({
      path,
      body: { ...values, name: `Name ${randomUUID()}`, code: randomUUID().slice(0, 13) },
    }),
    [`PATCH ${path}/:id`]: async (app) => ({
      path: `${path}/${await insertEntry(app, table, false)}`,
      body: { version: 0 },
    }),
    [`DELETE ${path}/:id`]: async (app) => ({ path: `${path}/${await insertEntry(app, table, false)}` }),
    [`POST ${path}/:id/restore`]: async (app) => ({ path: `${path}/${await insertEntry(app, table, true)}/restore` }),
  };
}

/** The calls of `CALLS` about organizations and reference data. */
export const DIRECTORY_CALLS: Record<string, Make> = {
  'GET /api/organizations': at('/api/organizations'),
  'GET /api/organizations/admin': at('/api/organizations/admin'),
  'GET /api/organizations/admin/:accountNumber': at(`/api/organizations/admin/${ACCOUNT_NUMBER}`),
  'POST /api/organizations': () => {
    const form = new FormData();
    form.append('file', new Blob(['accountNumber,accountName,accountType,active\n1,A,B,yes\n']), 'a.csv');
    return { path: '/api/organizations?dryRun=true', form };
  },
  'PATCH /api/organizations/:accountNumber': at(`/api/organizations/${ACCOUNT_NUMBER}`, { body: { version: 0 } }),
  ...listCalls('position', { type: 'Other', approval: false }),
  ...listCalls('credential', {}),
  ...listCalls('certification', { type: 'Professional' }),
};
