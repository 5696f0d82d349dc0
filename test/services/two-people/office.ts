import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/app.js';
import { done, type TwoPeople } from './line.js';

const LETTER = `
  insert into dead_letter (id, subscriber, fact_id, error, attempts)
  select ?, 'deliver-mail', id, 'Error: no', 10 from fact order by seq limit 1 returning 1`;
const letters = (app: TestApp) => () => app.rows('select id from dead_letter order by id');

export const OFFICE: Record<string, TwoPeople> = {
  // Nobody else can change it: from two tabs.
  'PATCH /api/reporting/definitions/:id': async (app, { first }) => {
    const body = { name: `Saved ${randomUUID()}`, isShared: true, report: { reportType: 'candidate' } };
    const { id, version } = await done(app.post('/api/reporting/definitions', { as: first.token, body }));
    const save = (as: string, change: object) =>
      app.patch(`/api/reporting/definitions/${id}`, { as, body: { ...body, ...change } });
    return {
      outcome: 'told',
      first: () => save(first.token, { name: `Mine ${id}`, version }),
      second: () => save(first.token, { name: `Other ${id}`, version }),
      bare: () => save(first.token, { name: `Other ${id}` }),
      read: () => app.rows('select name, version from report_definition where id = ?', [id]),
    };
  },
  'DELETE /api/reporting/definitions/:id': async (app, { first, second }) => {
    const body = { name: `Gone ${randomUUID()}`, isShared: true, report: { reportType: 'candidate' } };
    const { id } = await done(app.post('/api/reporting/definitions', { as: first.token, body }));
    const remove = (as: string) => app.delete(`/api/reporting/definitions/${id}`, { as });
    return {
      outcome: 'refused',
      first: () => remove(first.token),
      second: () => remove(second.token),
      read: () => app.rows('select id from report_definition where id = ?', [id]),
    };
  },
  'POST /api/queues/deadLetters/retry': async (app, { first, second }) => {
    await app.rows(LETTER, [randomUUID()]);
    const retry = (as: string) => app.post('/api/queues/deadLetters/retry', { as, body: {} });
    return { outcome: 'same', first: () => retry(first.token), second: () => retry(second.token), read: letters(app) };
  },
  'POST /api/queues/deadLetters/:id/retry': async (app, { first, second }) => {
    const id = randomUUID();
    await app.rows(LETTER, [id]);
    const retry = (as: string) => app.post(`/api/queues/deadLetters/${id}/retry`, { as });
    return {
      outcome: 'refused',
      first: () => retry(first.token),
      second: () => retry(second.token),
      read: letters(app),
    };
  },
  'POST /api/mails/:id/again': async (app, { first, second }) => {
    await done(app.delete(`/api/users/${first.email}/password`));
    await app.idle();
    const [mail] = await app.rows<{ id: string; factId: string }>(
      `select mail.id, fact.id as "factId" from mail join fact on aggregate_id = mail.id and name = 'MailQueued'
        where recipient_id = ? order by mail.id desc limit 1`,
      [first.id],
    );
    const { id = '', factId = '' } = mail ?? {};
    await app.rows("delete from inbox where subscriber = 'deliver-mail' and fact_id = ? returning 1", [factId]);
    await app.rows(
      "insert into dead_letter (id, subscriber, fact_id, error, attempts) values (?, 'deliver-mail', ?, 'no', 8) returning 1",
      [randomUUID(), factId],
    );
    const again = (as: string) => app.post(`/api/mails/${id}/again`, { as });
    return {
      outcome: 'refused',
      first: () => again(first.token),
      second: () => again(second.token),
      read: letters(app),
    };
  },
  'POST /api/queues/:subscriber/pause': async (app, { first, second }) => {
    await app.rows('delete from paused_subscriber returning 1');
    const pause = (as: string, reason: string) => app.post('/api/queues/deliver-mail/pause', { as, body: { reason } });
    return {
      outcome: 'refused',
      first: () => pause(first.token, 'One'),
      second: () => pause(second.token, 'Two'),
      read: () => app.rows('select subscriber, reason from paused_subscriber order by subscriber'),
    };
  },
  'POST /api/queues/:subscriber/resume': async (app, { first, second }) => {
    await app.rows('delete from paused_subscriber returning 1');
    await done(app.post('/api/queues/deliver-mail/pause', { as: first.token, body: { reason: 'One' } }));
    const resume = (as: string) => app.post('/api/queues/deliver-mail/resume', { as });
    return {
      outcome: 'refused',
      first: () => resume(first.token),
      second: () => resume(second.token),
      read: () => app.rows('select subscriber from paused_subscriber order by subscriber'),
    };
  },
};
