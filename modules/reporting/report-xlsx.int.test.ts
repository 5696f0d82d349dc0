import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import readXlsxFile from 'read-excel-file/node';
import type { TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { ReportFiles, timeoutError } from '#test/support/fixtures/report-files.js';
import { createReporter, reportRow, stubReports } from '#test/support/fixtures/reports.js';
import { readZip } from '#test/support/read-zip.js';
import { sharedApp } from '#test/support/shared-app.js';
import { stubTimeLimit } from '#test/support/time-limit.js';
import { MAX_XLSX_ROWS } from './contract/api/reports.js';

const STAMP = String.raw`\d{4}-\d\d-\d\d \d\d-\d\d-\d\d`;
const TITLES = ['Name', 'Posted', 'Applicants', 'Salary', 'Status'];

let app: TestApp;
let files: ReportFiles;
beforeAll(async () => {
  app = await sharedApp();
  files = new ReportFiles(app, await createReporter(app));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const partsOf = async (response: Response) => {
  const parts = await readZip(await bytesOf(response));
  const textOf = (path: string) => String(parts.get(path));
  return { sheet: textOf('xl/worksheets/sheet1.xml'), workbook: textOf('xl/workbook.xml') };
};
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

  it('has columns as wide as their texts, titles that stay, and prints all columns on one width of landscape Letter', async () => {
    files.stub([
      ['x'.repeat(30), '2026-11-25', 1, 1, 'open'],
      ...[12, 300].map((n) => ['y'.repeat(n), null, null, null, null]),
    ]);
    const wide = await partsOf(await files.fetch('xlsx'));
    files.stub([['Art', null, null, null, null]]);
    const narrow = await partsOf(await files.fetch('xlsx'));
    const widthsOf = (sheet: string) =>
      [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widthsOf(wide.sheet)).toEqual([44, 12, 13, 16, 18]);
    expect(widthsOf(narrow.sheet)[0]).toBe(8);
    expect(wide.sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(wide.sheet).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetViews/);
    const [setup] = /<pageSetup [^>]*>/.exec(wide.sheet) ?? [];
    for (const part of ['paperSize="1"', 'orientation="landscape"', 'fitToWidth="1"', 'fitToHeight="0"'])
      expect(setup).toContain(part);
    expect(wide.workbook.match(/<definedNames/g)).toHaveLength(1);
    expect(wide.workbook).toContain('name="_xlnm.Print_Titles" localSheetId="0">Report!$1:$1<');
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
