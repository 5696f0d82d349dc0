import type { Readable } from 'node:stream';

/** The verdict on a file; `finding` is the scanner's name of what it found. */
export type Verdict = { state: 'clean' } | { state: 'refused'; finding: string };

/** The state of a stored file; `scanning` until there is a verdict. */
export type ScanState = 'scanning' | Verdict['state'];

/** The scanner did not respond in time, or with an error: there is no verdict. */
export class ScannerUnavailableError extends Error {
  override readonly name = 'ScannerUnavailableError';
}

/** Checks files for viruses. */
export abstract class VirusScanner {
  /**
   * Reads `content`, and destroys it. Throws ScannerUnavailableError, also for an aborted scan, or the error of
   * `content`.
   */
  abstract scan(content: Readable, signal: AbortSignal): Promise<Verdict>;
  /** Throws ScannerUnavailableError. */
  abstract ping(): Promise<void>;
}
