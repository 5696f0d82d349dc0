import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HttpAdapterHost } from '@nestjs/core';
import { parse } from 'csv-parse/sync';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { ReportFiles } from '#test/support/fixtures/report-files.js';
import { createReporter, reportRow, stubReports } from '#test/support/fixtures/reports.js';
import type { ReportRow } from './contract/api/reports.js';

const STAMP = String.raw`\d{4}-\d\d-\d\d \d\d-\d\d-\d\d`;
const TITLES = ['Name', 'Posted', 'Applicants', 'Salary', 'Status'];

let app: TestApp;
let files: ReportFiles;
beforeAll(async () => {
  app = await startApp();
  files = new ReportFiles(app, await createReporter(app));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  // After an aborted request fetch connects anew, and the server would wait 72 s for a request on that connection.
  app?.service(HttpAdapterHost).httpAdapter.getHttpServer().closeAllConnections();
  await app?.close();
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const csvRows = async (response: Response) => parse(await bytesOf(response), { bom: true }) as string[][];

describe('a report as CSV', () => {
  it('[W19.9] is named by its type and the local time', async () => {
    files.stub([]);
    for (const type of ['candidate', 'jobPosting'] as const) {
      const { status, headers } = await files.fetch('csv', type);
      expect([status, headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(new RegExp(`^attachment; filename="Report ${type} ${STAMP}\\.csv"$`)),
      ]);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    }
  });

  it('begins with a byte order mark and the titles, and ends each line with CR LF', async () => {
    files.stub([['A', null, null, null, null]]);
    expect((await bytesOf(await files.fetch('csv'))).toString()).toBe(`\ufeff${TITLES.join()}\r\nA,,,,\r\n`);
    files.stub([]);
    expect((await bytesOf(await files.fetch('csv'))).toString()).toBe(`\ufeff${TITLES.join()}\r\n`);
  });

  it('is read back as it was', async () => {
    const names = ['Quote " and ""', 'A, B', 'two\nlines', 'two\r\nlines', 'Łukasz Đặng 漢字 😀', " a 'quote'", ''];
    files.stub(names.map((name) => [name, null, null, null, null]));
    const [titles, ...rows] = await csvRows(await files.fetch('csv'));
    expect(titles).toEqual(TITLES);
    expect(rows.map(([name]) => name)).toEqual(names);
  });

  it('defuses formulas, and leaves numbers as they are [S6]', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|" /C calc"!A0', '\uff1d1'];
    files.stub([...formulas.map((name) => [name, null, null, null, null]), ['A', null, -3, -1.5, null]]);
    const [, ...rows] = await csvRows(await files.fetch('csv'));
    expect(rows.slice(0, -1).map(([name]) => name)).toEqual(formulas.map((text) => `'${text}`));
    expect(rows.at(-1)).toEqual(['A', '', '-3', '-1.50', '']);
  });

  it('has days as MM/DD/YYYY, money with two decimals, and statuses as words', async () => {
    files.stub([
      ['2026-11-25', '2026-11-25', 1_234, 45_000, 'pendingApproval'],
      ['open', '0999-01-02', 0, 0.1, 'expired'],
    ]);
    const [, ...rows] = await csvRows(await files.fetch('csv'));
    expect(rows).toEqual([
      ['2026-11-25', '11/25/2026', '1234', '45000.00', 'Pending Approval'],
      ['open', '01/02/0999', '0', '0.10', 'Expired'],
    ]);
  });

  it('tells how many rows will come, and leaves while it is read', async () => {
    const last = Promise.withResolvers<ReportRow[]>();
    stubReports(
      app,
      async function* () {
        yield [reportRow(['first', null, null, null, null])];
        yield await last.promise;
      },
      2,
    );
    const response = await files.fetch('csv', 'candidate', { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('x-total-rows')).toBe('2');
    const reader = response.body?.getReader();
    expect(String(new TextDecoder().decode((await reader?.read())?.value))).toContain('first');
    last.resolve([reportRow(['last', null, null, null, null])]);
    expect(String(new TextDecoder().decode((await reader?.read())?.value))).toContain('last');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('is read no faster than it is sent', async () => {
    let batches = 0;
    const line = 'x'.repeat(1_000);
    stubReports(
      app,
      async function* () {
        for (; batches < 500; batches += 1)
          yield Array.from({ length: 500 }, () => reportRow([line, null, null, null, null]));
      },
      250_000,
    );
    const leaving = new AbortController();
    await files.fetch('csv', 'candidate', { headers: { 'accept-encoding': 'identity' }, signal: leaving.signal });
    let before = -1;
    await eventually(() => {
      const now = batches;
      const hasStopped = now === before;
      before = now;
      expect(hasStopped).toBe(true);
    });
    expect(batches).toBeLessThan(100);
    leaving.abort();
    await eventually(async () => expect(await files.connections()).toHaveLength(0));
  });

  /** More than buffers hold, also when it is compressed. */
  const manyRows = () =>
    Array.from({ length: 2_000 }, () => reportRow([randomBytes(500).toString('base64'), null, null, null, null]));

  it.each(['identity', 'br', 'gzip'])('that fails in the middle is never whole (%s)', async (encoding) => {
    for (const batch of [manyRows(), [reportRow(['first', null, null, null, null])]]) {
      stubReports(
        app,
        async function* () {
          yield batch;
          throw new Error('lost');
        },
        4_000,
      );
      const response = await files.fetch('csv', 'candidate', { headers: { 'accept-encoding': encoding } });
      if (response.ok) await expect(response.text()).rejects.toThrow('terminated');
      else expect(response.status).toBe(500);
      await eventually(async () => expect(await files.connections()).toHaveLength(0));
    }
  });

  it('breaks the connection off when it fails after the first bytes', async () => {
    stubReports(
      app,
      async function* () {
        yield manyRows();
        throw new Error('lost');
      },
      4_000,
    );
    const response = await files.fetch('csv', 'candidate', { headers: { 'accept-encoding': 'identity' } });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });
});
