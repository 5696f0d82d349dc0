import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import readXlsxFile from 'read-excel-file/node';
import { startApp, type TestApp } from '../../test/support/app.js';
import { eventually } from '../../test/support/eventually.js';
import { ReportFiles, stubTimeLimit, timeoutError } from '../../test/support/fixtures/report-files.js';
import { reportRow, stubReports } from '../../test/support/fixtures/reports.js';
import { createSignedInUser } from '../../test/support/fixtures/users.js';
import { Privilege } from '../identity/contract/queries.js';
import { MAX_XLSX_ROWS } from './contract/api-reports.js';

const STAMP = String.raw`\d{4}-\d\d-\d\d \d\d-\d\d-\d\d`;
const TITLES = ['Name', 'Posted', 'Applicants', 'Salary', 'Status'];

let app: TestApp;
let files: ReportFiles;
beforeAll(async () => {
  app = await startApp();
  files = new ReportFiles(app, await createSignedInUser(app, { privileges: [Privilege.Reporting] }));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => app?.close());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const xlsxRows = async (response: Response) => (await readXlsxFile(await bytesOf(response)))[0]?.data ?? [];

describe('a report as a workbook', () => {
  it('[W19.10] is named by the local time', async () => {
    files.stub([]);
    const { status, headers } = await files.fetch('xlsx');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="Report\\[${STAMP}\\]\\.xlsx"$`),
    );
    expect(headers.get('x-total-rows')).toBe('0');
  });

  it('has dates, numbers and money as such', async () => {
    files.stub([['Art Teacher', '2026-11-25', -3, 45_000.5, 'pendingApproval']]);
    const [titles, row] = await xlsxRows(await files.fetch('xlsx'));
    expect(titles).toEqual(TITLES);
    expect(row).toEqual(['Art Teacher', new Date('2026-11-25T00:00:00Z'), -3, 45_000.5, 'Pending Approval']);
  });

  it('keeps every text a text', async () => {
    const names = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '007',
      'constructor',
      '__proto__',
      '<b>&amp;',
      'Đặng 漢字 😀',
      'two\nlines',
    ];
    files.stub(names.map((name) => [name, null, null, null, null]));
    const [, ...rows] = await xlsxRows(await files.fetch('xlsx'));
    expect(rows.map(([name]) => name)).toEqual(names);
  });

  it('is refused with more rows than it may have, and CSV is offered', async () => {
    files.stub([], MAX_XLSX_ROWS + 1);
    const response = await files.fetch('xlsx');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'too_many_rows',
      message: expect.stringContaining('50,001 rows, and an Excel file 50,000 at most'),
    });
    expect((await files.fetch('csv')).status).toBe(200);
  });

  it('that takes longer than a minute is given up, and filters or CSV are offered', async () => {
    const limit = stubTimeLimit(60_000);
    const never = Promise.withResolvers<void>();
    stubReports(
      app,
      async function* () {
        yield [reportRow(['first', null, null, null, null])];
        await never.promise;
      },
      2,
    );
    const making = files.fetch('xlsx');
    await eventually(async () => expect(await files.connections()).toHaveLength(1));
    limit.abort(timeoutError());
    never.resolve();
    const response = await making;
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'report_too_slow', message: expect.stringContaining('export it as CSV') }),
    ]);
    await eventually(async () => expect(await files.connections()).toHaveLength(0));
  });
});
