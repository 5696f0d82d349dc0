import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { yieldWhenBusy } from '#platform/async/yield-when-busy.js';
import { formatErrorForLog } from '#platform/errors/format-error.js';
import { RunRecorder } from '../commands/record-run.js';
import type { ReportRequest } from '../contract/api/reports.js';
import type { Extent } from '../read/reports/report.js';
import { RunReport } from '../read/reports/run-report.js';
import { csvHead, csvLines } from './csv.js';

/** A reader who takes longer is cut off, who would keep one of the few connections of reports. */
const READER_TIMEOUT_MS = 5 * 60_000;

export interface CsvStream {
  stream: Readable;
  totalRows: number;
}

/** Reports as CSV of any length, which leave while they are read. */
@Injectable()
export class CsvFile {
  private readonly log = new Logger(CsvFile.name);

  constructor(
    private readonly reports: RunReport,
    private readonly runs: RunRecorder,
  ) {}

  /**
   * Resolves when the first rows are read and the run is recorded. Throws a DomainError for a wrong request. A later
   * failure destroys the stream, and with it the connection, so that nobody takes a part for the whole.
   */
  async open(request: ReportRequest, actorId: string, signal: AbortSignal): Promise<CsvStream> {
    const stream = new PassThrough();
    stream.on('error', (error) => signal.aborted || this.log.error(`A CSV broke off: ${formatErrorForLog(error)}`));
    const stopping = new AbortController();
    const within = AbortSignal.any([signal, stopping.signal, AbortSignal.timeout(READER_TIMEOUT_MS)]);
    const extent = await this.start(stream, request, within);
    try {
      await this.runs.record(request, { format: 'csv', ...extent }, actorId);
    } catch (error) {
      stopping.abort(error);
      throw error;
    }
    return { stream, totalRows: extent.rows };
  }

  /**
   * Writes the file as fast as it is read and other requests allow, and resolves with its extent once it has the first
   * rows.
   */
  private start(stream: PassThrough, request: ReportRequest, signal: AbortSignal): Promise<Extent> {
    return new Promise((resolve, reject) => {
      const write = this.reports.run(request, signal, async (report, query) => {
        const extent = await report.extent(query);
        stream.write(csvHead(report.columns));
        for await (const rows of report.batches(query)) {
          resolve(extent);
          if (!stream.write(csvLines(report.columns, rows))) await once(stream, 'drain', { signal });
          await yieldWhenBusy();
          // Nothing else ends a report whose reader keeps up.
          signal.throwIfAborted();
        }
        resolve(extent);
      });
      write.then(
        () => stream.end(),
        (error) => {
          reject(error);
          stream.destroy(error);
        },
      );
    });
  }
}
