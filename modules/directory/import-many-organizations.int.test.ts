import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let manager: TestUser;
beforeAll(async () => {
  app = await startApp();
  manager = await createSignedInUser(app, { privileges: [Privilege.ManageOrganizations] });
});
afterAll(() => app?.close());

const send = (lines: string[]) => {
  const form = new FormData();
  const content = ['accountNumber,accountName,accountType,active', ...lines, ''].join('\n');
  form.append('file', new Blob([content]), 'organizations.csv');
  return app.post('/api/organizations', { as: manager.token, form });
};

it('applies 20,000 lines within the limit of a request', async () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `${910_000_000 + n},Firm ${n},Law Firm,yes`);
  const { status, body } = await send(lines);
  expect([status, body.added]).toEqual([200, 20_000]);
  const changed = await send(lines.map((line) => line.replace('Firm', 'Office')));
  expect([changed.status, changed.body.changed]).toEqual([200, 20_000]);
});
