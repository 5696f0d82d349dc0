import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { type Candidates, createCandidates } from '#test/support/fixtures/candidates.js';

let app: TestApp;
let world: Candidates;
beforeAll(async () => {
  app = await startApp();
  world = await createCandidates(app);
});
afterAll(() => app?.close());

describe('the list of users for filters [W19.8]', () => {
  const users = async (query: string) =>
    (await app.get(`/api/reporting/users?${query}`, { as: world.reporter.token })).body;

  it('has ids and names only, found by parts of names and e-mails', async () => {
    expect(await users('search=a%20ADAMS')).toEqual({ items: [{ id: world.adams.id, name: 'Anna Adams' }] });
    expect(await users('search=adams,%20%20ANNA')).toEqual({ items: [{ id: world.adams.id, name: 'Anna Adams' }] });
    expect(await users('search=Anna_a')).toEqual({ items: [{ id: world.adams.id, name: 'Anna Adams' }] });
    expect(await users('search=,%CC%81')).toEqual({ items: [] });
    expect((await users('search=%25_')).items).toMatchObject([{ name: 'Percy 100%_x' }]);
    expect((await users('')).items).toHaveLength(5);
    expect((await users('limit=2')).items).toMatchObject([{ name: 'Percy 100%_x' }, { name: 'Anna Adams' }]);
  });

  it.each(['limit=21', 'limit=0', `search=${'x'.repeat(51)}`, 'search=a&search=b'])(
    'refuses %s at its field',
    async (query) => {
      expect(await users(query)).toMatchObject({
        statusCode: 400,
        fields: [{ path: query.slice(0, query.indexOf('=')) }],
      });
    },
  );
});

it('the list of organizations has those that may not post anymore, whose postings are reported [W19.8]', async () => {
  const [closed] = await app.rows<{ account_number: string; account_name: string }>(
    "update organization set action = 'disabled' where account_name like 'Central Dauphin%' returning *",
  );
  const { body } = await app.get('/api/reporting/organizations', { as: world.reporter.token });
  expect(body.items).toContainEqual({
    accountNumber: closed?.account_number,
    accountName: closed?.account_name,
    usable: false,
  });
  expect(body.items.filter(({ usable }: { usable: boolean }) => usable).length).toBeGreaterThan(700);
});

it('the list of positions has those that left the catalogue, whose postings are reported [W19.8]', async () => {
  const [left] = world.positions;
  await app.rows('update position set removed_at = now() where id = ?', [left?.id]);
  const { body } = await app.get('/api/reporting/positions', { as: world.reporter.token });
  expect(body.items).toContainEqual({ ...left, type: 'Professional', removed: true });
  expect(body.items.filter(({ removed }: { removed: boolean }) => !removed)).toHaveLength(119);
});
