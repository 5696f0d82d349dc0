import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { CircuitBreaker } from '../../async/circuit-breaker.js';
import { DomainError, invalidFieldError } from '../../errors/domain-error.js';
import { formatErrorForLog } from '../../errors/format-error.js';
import { FileStore, type UploadedFile } from '../file-store.js';
import { TOO_LARGE } from './clamd-protocol.js';
import type { FileScans } from './file-scans.js';
import { ScannerUnavailableError, type Verdict, type VirusScanner } from './virus-scanner.js';

/** An upload waits no longer for its verdict. */
const UPLOAD_SCAN_TIMEOUT_MS = 5_000;
/** After a failure, uploads are stored without a scan for this long, or each file of a request would wait again. */
const RETRY_DELAY_MS = 5_000;

const CLEAN: Verdict = { state: 'clean' };

/**
 * A file store that opens clean files only. An infected upload is refused; one without a verdict in time is stored and
 * opens once PendingScans has found it clean.
 */
export class ScannedFileStore extends FileStore {
  private readonly log = new Logger(ScannedFileStore.name);
  private readonly breaker = new CircuitBreaker({
    failureThreshold: 1,
    halfOpenAfterMs: RETRY_DELAY_MS,
    isFailure: (error) => error instanceof ScannerUnavailableError,
    openError: () => new ScannerUnavailableError('The virus scanner is unavailable'),
    onOutage: (cause) => this.log.warn(`Uploads wait for the virus scanner: ${formatErrorForLog(cause)}`),
    onRecovery: (outageMs) => this.log.warn(`The virus scanner responds again after ${Math.round(outageMs / 1_000)} s`),
  });

  constructor(
    private readonly files: FileStore,
    private readonly scans: FileScans,
    private readonly scanner: VirusScanner,
    /** Called for a file that is stored without a verdict. */
    private readonly onUnscanned: () => void,
  ) {
    super();
  }

  async put(upload: UploadedFile): Promise<string> {
    const verdict = upload.isMadeHere ? CLEAN : await this.scan(upload);
    if (verdict?.state === 'refused') {
      this.log.warn(`An upload was refused: ${verdict.finding}`);
      throw refusedUploadError(upload, verdict.finding);
    }
    const key = await this.files.put(upload);
    if (!verdict) this.onUnscanned();
    else await this.record(key, verdict);
    return key;
  }

  /** Throws DomainError conflict before the verdict, gone for a refused file. */
  async get(key: string): Promise<Readable> {
    const state = (await this.scans.statesOf([key]))(key);
    if (state === 'refused') throw refusedFileError();
    const content = await this.files.get(key);
    if (state === 'clean') return content;
    content.destroy();
    throw unscannedFileError();
  }

  async delete(key: string): Promise<boolean> {
    const existed = await this.files.delete(key);
    await this.scans.forget(key);
    return existed;
  }

  keysOlderThan(ageMs: number): AsyncIterable<string> {
    return this.files.keysOlderThan(ageMs);
  }

  ping(): Promise<void> {
    return this.files.ping();
  }

  /** Null without a verdict in time. */
  private async scan({ path }: UploadedFile): Promise<Verdict | null> {
    try {
      return await this.breaker.run(() =>
        this.scanner.scan(createReadStream(path), AbortSignal.timeout(UPLOAD_SCAN_TIMEOUT_MS)),
      );
    } catch (error) {
      if (error instanceof ScannerUnavailableError) return null;
      throw error;
    }
  }

  private async record(key: string, verdict: Verdict): Promise<void> {
    try {
      await this.scans.record(key, verdict);
    } catch (error) {
      // The caller does not know the key yet. The original error matters more than a failed cleanup.
      await this.files.delete(key).catch(() => undefined);
      throw error;
    }
  }
}

function refusedUploadError({ fieldName, fileName }: UploadedFile, finding: string): DomainError {
  return finding === TOO_LARGE
    ? invalidFieldError(fieldName, `"${fileName}" is too large to be checked for viruses. Choose a smaller file.`)
    : invalidFieldError(
        fieldName,
        `A virus was found in "${fileName}". The file was not kept. Choose another copy.`,
        'virus',
      );
}

function refusedFileError(): DomainError {
  return new DomainError('gone', 'file_refused', 'This file was refused, because a virus was found in it.');
}

function unscannedFileError(): DomainError {
  return new DomainError(
    'conflict',
    'file_scanning',
    'This file is still being checked for viruses. Try again in a moment.',
  );
}
