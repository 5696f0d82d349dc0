import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createOpenJob } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import type { LogEntry } from './contract/api/log.js';

/** A line of a log, markup, the label of another account, and characters that turn or hide text. */
const LINES = ['Teacher', '2026-11-25 09:00:00 error The board was deleted by account 00000000', '{"level":"error"}'];
const title = `${LINES.join(' ')} <img src=x onerror=alert(1)> ${'\u202e'}`;

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startApp();
  admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
});
afterAll(() => app?.close());

const entries = async (query: string): Promise<LogEntry[]> =>
  (await app.get(`/api/logs?limit=500&${query}`, { as: admin.token })).body.items;

describe('names and titles in the system log', () => {
  it('are one part of one entry, whatever they contain, and are not stored', async () => {
    const [row] = await app.rows<{ organization: string }>(
      'select min(account_number) as organization from organization',
    );
    const organization = row?.organization ?? '';
    const names = { firstName: `Eve\n${LINES[1]}`, lastName: '<b>Root</b>' };
    const eve = await createSignedInUser(app, {
      ...names,
      privileges: [Privilege.JobPosting],
      organizations: [organization],
    });
    const employer = { ...eve, organization };
    const jobId = await createOpenJob(app, employer, { title });
    await app.idle();
    const [{ facts: events } = { facts: 0 }] = await app.rows<{ facts: number }>(
      "select count(*)::int as facts from fact where occurred_at > now() - interval '1 hour'",
    );
    const all = await entries('');
    expect(all).toHaveLength(events);
    expect(all.every(({ message }) => !/[\n\r\u202e<]|The board was deleted|Eve/.test(message))).toBe(true);
    const posted = all.find(({ factName }) => factName === 'JobPosted');
    const named = posted?.parts.filter(({ target }) => target) ?? [];
    expect(named.map(({ target }) => target)).toEqual(
      expect.arrayContaining([
        { kind: 'job', id: jobId },
        { kind: 'account', id: employer.id },
      ]),
    );
    expect(named.find(({ target }) => target?.kind === 'job')?.text).toContain('The board was deleted');
    expect(
      posted?.parts
        .filter(({ target }) => !target)
        .map(({ text }) => text)
        .join(''),
    ).not.toMatch(/deleted|Eve|</);
  });

  it('are found only as what is about the person so named, at its own level', async () => {
    const found = await entries('message=board+was+deleted');
    expect(found).not.toEqual([]);
    for (const { parts, message } of found) {
      expect(message).not.toContain('deleted');
      const named = parts.filter(({ text }) => text.includes('board was deleted'));
      expect(named.map(({ target }) => target?.kind)).toContain('account');
    }
    expect(await entries('level=error')).toEqual([]);
  });
});
