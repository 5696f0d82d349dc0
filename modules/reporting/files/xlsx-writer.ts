import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { SHOWN_STATUS_NAMES, type ShownStatus } from '#modules/postings/contract/job-report.js';
import type { ReportRow } from '../contract/api/reports.js';
import type { ReportColumn } from '../read/reports/report.js';
import type { XlsxMessage, XlsxReply } from './xlsx-message.js';

/** 50,000 rows of 14 columns take 240. */
const MAX_HEAP_MB = 400;
/** Small, because the process keeps what young objects ever took. */
const MAX_SEMI_SPACE_MB = 2;
/** Beside this file, with the same ending: JavaScript in the build, TypeScript in tests. */
const PROGRAM = new URL(`./xlsx-process${extname(import.meta.url)}`, import.meta.url);

/**
 * Makes one workbook in a process of its own: the library makes all of it at once, which would keep other requests
 * waiting for seconds. The process gets no configuration and no secret.
 */
export class XlsxWriter {
  private readonly process: ChildProcess;
  private readonly content = Promise.withResolvers<Uint8Array>();

  /** `signal` kills the process, also after the workbook is made. */
  constructor(
    private readonly columns: readonly ReportColumn[],
    signal: AbortSignal,
  ) {
    this.process = fork(PROGRAM, {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, `--max-semi-space-size=${MAX_SEMI_SPACE_MB}`],
      signal,
      killSignal: 'SIGKILL',
    });
    const fail = (reason: string) => this.content.reject(new Error(`The workbook was not made: ${reason}`));
    this.process
      .once('message', (reply: XlsxReply) =>
        'failure' in reply ? fail(reply.failure) : this.content.resolve(reply.content),
      )
      .once('exit', (code, killedBy) => fail(`its process ended with ${code ?? killedBy}`))
      .on('error', (error) => fail(error.message));
    // Nobody awaits it while rows are sent.
    this.content.promise.catch(() => undefined);
  }

  async begin(): Promise<void> {
    await this.send({ columns: this.columns.map(({ title, type }) => ({ title, type })) });
  }

  /** Resolves when the process has taken them. */
  async add(rows: readonly ReportRow[]): Promise<void> {
    const named = (cell: ReportRow['cells'][number], at: number) =>
      cell !== null && this.columns[at]?.type === 'status' ? SHOWN_STATUS_NAMES[cell as ShownStatus] : cell;
    await this.send({ rows: rows.map(({ cells }) => cells.map(named)) });
  }

  async end(): Promise<Uint8Array> {
    await this.send({ end: true });
    return this.content.promise;
  }

  private send(message: XlsxMessage): Promise<void> {
    return new Promise((resolve, reject) => this.process.send(message, (error) => (error ? reject(error) : resolve())));
  }
}
