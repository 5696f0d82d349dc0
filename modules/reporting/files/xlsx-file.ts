import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { DomainError } from '#platform/errors/domain-error.js';
import { RunRecorder } from '../commands/record-run.js';
import { MAX_XLSX_ROWS, type ReportRequest } from '../contract/api/reports.js';
import type { Extent } from '../read/reports/report.js';
import { abortedError } from '../read/reports/report-snapshots.js';
import { RunReport } from '../read/reports/run-report.js';
import { XlsxWriter } from './xlsx-writer.js';

/** 50,000 rows take 10 s. */
const TIMEOUT_MS = 60_000;

/** Reports as Excel workbooks, one at a time, which bounds memory. */
@Injectable()
export class XlsxFile {
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly reports: RunReport,
    private readonly runs: RunRecorder,
  ) {}

  /** Throws a DomainError for a wrong request, for more rows than a workbook may have, and if it takes too long. */
  make(request: ReportRequest, actorId: string, signal: AbortSignal): Promise<{ content: Uint8Array; rows: number }> {
    return this.oneAtATime(async () => {
      const ending = new AbortController();
      const within = AbortSignal.any([signal, ending.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      try {
        const { writer, extent } = await this.read(request, within);
        const content = await writer.end();
        await this.runs.record(request, { format: 'xlsx', ...extent }, actorId);
        return { content, rows: extent.rows };
      } catch (error) {
        throw within.aborted ? abortedError(within) : error;
      } finally {
        ending.abort();
      }
    });
  }

  /** The connection is returned when all rows are read, before the workbook is made of them. */
  private read(request: ReportRequest, signal: AbortSignal): Promise<{ writer: XlsxWriter; extent: Extent }> {
    return this.reports.run(request, signal, async (report, query) => {
      const extent = await report.extent(query);
      if (extent.rows > MAX_XLSX_ROWS) throw tooManyRowsError(extent.rows);
      const writer = new XlsxWriter(report.columns, signal);
      await writer.begin();
      for await (const batch of report.batches(query)) await writer.add(batch);
      return { writer, extent };
    });
  }
}

function tooManyRowsError(rows: number): DomainError {
  const [most, count] = [MAX_XLSX_ROWS, rows].map((number) => number.toLocaleString('en-US'));
  const message = `The report has ${count} rows, and an Excel file ${most} at most. Please narrow it by filters, or export it as CSV.`;
  return new DomainError('rule', 'too_many_rows', message);
}
