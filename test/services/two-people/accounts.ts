import { randomUUID } from 'node:crypto';
import { createAccount, createSignedInUser } from '../../support/fixtures/users.js';
import type { TwoPeople } from './line.js';

/** What administrators do to the accounts of others. */
export const ACCOUNTS: Record<string, TwoPeople> = {
  'PATCH /api/users/:id': async (app, { first, second }) => {
    const { id } = await createAccount(app);
    const { version, ...user } = (await app.get(`/api/users/${id}/summary`, { as: first.token })).body;
    const rights = { privileges: [], organizations: [] };
    const save = (as: string, body: object) => app.patch(`/api/users/${id}`, { as, body: { ...rights, ...body } });
    return {
      outcome: 'told',
      first: () => save(first.token, { firstName: user.firstName, lastName: 'Zook', version }),
      second: () => save(second.token, { firstName: user.firstName, lastName: 'Zuck', version }),
      bare: () => save(second.token, { lastName: 'Zuck' }),
      read: () => app.get(`/api/users/${id}/summary`, { as: first.token }).then(({ body }) => body),
    };
  },
  'POST /api/users/admin': async (app, { first, second }) => {
    const body = {
      firstName: 'New',
      lastName: 'User',
      email: `${randomUUID()}@test.example`,
      privileges: [],
      organizations: [],
    };
    return {
      outcome: 'refused',
      first: () => app.post('/api/users/admin', { as: first.token, body }),
      second: () => app.post('/api/users/admin', { as: second.token, body: { ...body, lastName: 'Other' } }),
      read: () => app.rows('select last_name from account where email = ?', [body.email]),
    };
  },
  'DELETE /api/users/:id': async (app, { first, second }) => {
    const { id } = await createAccount(app);
    return {
      outcome: 'refused',
      first: () => app.delete(`/api/users/${id}`, { as: first.token }),
      second: () => app.delete(`/api/users/${id}`, { as: second.token }),
      read: () => app.rows('select id from account where id = ?', [id]),
    };
  },
  'PATCH /api/users/:id/access': async (app, { first, second }) => {
    const { id } = await createAccount(app);
    const lock = (as: string) => app.patch(`/api/users/${id}/access`, { as, body: { isAccessible: false } });
    return {
      outcome: 'same',
      first: () => lock(first.token),
      second: () => lock(second.token),
      read: () => app.rows('select locked_at from account where id = ?', [id]),
    };
  },
  'PATCH /api/users/:id/signOutEverywhere': async (app, { first, second }) => {
    const { id } = await createSignedInUser(app);
    const end = (as: string) => app.patch(`/api/users/${id}/signOutEverywhere`, { as });
    return {
      outcome: 'same',
      first: () => end(first.token),
      second: () => end(second.token),
      read: () => app.rows('select ended_at from session where account_id = ?', [id]),
    };
  },
};
