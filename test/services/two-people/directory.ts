import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/app.js';
import { HARRISBURG } from '../../support/fixtures/postings.js';
import { done, type TwoPeople } from './line.js';

/** Lines of a list of reference data. */
function list(name: string, values: object): Record<string, TwoPeople> {
  const path = `/api/${name}`;
  const entry = () => ({ ...values, name: `Name ${randomUUID()}`, code: randomUUID().slice(0, 13) });
  const add = (app: TestApp, as: string, body: object = entry()) => done(app.post(path, { as, body }));
  const read = (app: TestApp) => () =>
    app.rows(`select id, name, code, removed_at from ${name.slice(0, -1)} order by id`);
  return {
    [`POST ${path}`]: async (app, { first, second }) => {
      const body = entry();
      return {
        outcome: 'refused',
        first: () => app.post(path, { as: first.token, body }),
        second: () => app.post(path, { as: second.token, body }),
        read: read(app),
      };
    },
    [`PATCH ${path}/:id`]: async (app, { first, second }) => {
      const { id, version } = await add(app, first.token);
      const save = (as: string, body: object) => app.patch(`${path}/${id}`, { as, body: { id, ...body } });
      return {
        outcome: 'told',
        first: () => save(first.token, { name: `Mine ${id}`, version }),
        second: () => save(second.token, { name: `Other ${id}`, version }),
        bare: () => save(second.token, { name: `Other ${id}` }),
        read: read(app),
      };
    },
    [`DELETE ${path}/:id`]: async (app, { first, second }) => {
      const { id } = await add(app, first.token);
      const remove = (as: string) => app.delete(`${path}/${id}`, { as });
      return {
        outcome: 'refused',
        first: () => remove(first.token),
        second: () => remove(second.token),
        read: read(app),
      };
    },
    [`POST ${path}/:id/restore`]: async (app, { first, second }) => {
      const { id } = await add(app, first.token);
      await done(app.delete(`${path}/${id}`, { as: first.token }));
      const restore = (as: string) => app.post(`${path}/${id}/restore`, { as });
      return {
        outcome: 'refused',
        first: () => restore(first.token),
        second: () => restore(second.token),
        read: read(app),
      };
    },
  };
}

const organization = (app: TestApp, as: string) =>
  app.get(`/api/organizations/admin/${HARRISBURG}`, { as }).then(({ body }) => body);

const file = (accountName: string, seen?: object) => {
  const form = new FormData();
  if (seen) form.set('seen', JSON.stringify(seen));
  form.append(
    'file',
    new Blob([`accountNumber,accountName,accountType,active\n${HARRISBURG},${accountName},School District,yes\n`]),
    'a.csv',
  );
  return form;
};

export const DIRECTORY: Record<string, TwoPeople> = {
  ...list('positions', { type: 'Other', approval: false }),
  ...list('credentials', {}),
  ...list('certifications', { type: 'Professional' }),
  'PATCH /api/organizations/:accountNumber': async (app, { first, second }) => {
    const { version } = await organization(app, first.token);
    const save = (as: string, body: object) => app.patch(`/api/organizations/${HARRISBURG}`, { as, body });
    return {
      outcome: 'told',
      first: () => save(first.token, { accountType: 'Charter', version }),
      second: () => save(second.token, { accountType: 'Private', version }),
      bare: () => save(second.token, { accountType: 'Private' }),
      read: () => organization(app, first.token),
    };
  },
  'POST /api/organizations': async (app, { first, second }) => {
    const check = { dryRun: 'true' };
    const apply = (as: string, query: Record<string, string>, seen?: object) =>
      app.post(`/api/organizations?${new URLSearchParams(query)}`, { as, form: file('Capital Schools', seen) });
    const { items } = await done(apply(second.token, check));
    const seen = { [HARRISBURG]: items[0].version };
    return {
      outcome: 'told',
      first: () =>
        app.patch(`/api/organizations/${HARRISBURG}`, { as: first.token, body: { accountName: 'Harrisburg Schools' } }),
      second: () => apply(second.token, {}, seen),
      bare: () => apply(second.token, {}),
      read: () => organization(app, first.token),
    };
  },
  'POST /api/content': async (app, { first, second }) => {
    const { items } = (await app.get('/api/content/texts', { as: first.token })).body;
    const seen = items[0]?.id ?? null;
    const publish = (as: string, body: object) => app.post('/api/content', { as, body });
    return {
      outcome: 'told',
      first: () => publish(first.token, { text: '<p>One</p>', seen }),
      second: () => publish(second.token, { text: '<p>Two</p>', seen }),
      bare: () => publish(second.token, { text: '<p>Two</p>' }),
      read: () => app.get('/api/content').then(({ body }) => body),
    };
  },
};
