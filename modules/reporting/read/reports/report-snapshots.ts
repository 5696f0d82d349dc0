import { Injectable } from '@nestjs/common';
import { Snapshots } from '#platform/database/snapshots.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { failureKind } from '#platform/errors/failure-kind.js';

/** Snapshots whose limits have messages about reports. */
@Injectable()
export class ReportSnapshots {
  constructor(private readonly snapshots: Snapshots) {}

  /**
   * Throws a DomainError unavailable if all connections of reports stay busy or the report takes too long, and one that
   * is not logged if the reader left.
   */
  async read<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    try {
      return await this.snapshots.read(signal, work);
    } catch (error) {
      if (signal.aborted) throw abortedError(signal);
      throw limitError(error) ?? error;
    }
  }
}

/** The error of a report whose signal aborted: by its time limit, or because the reader left. */
export function abortedError({ reason }: AbortSignal): DomainError {
  if (reason?.name === 'TimeoutError') return slowReportError();
  return new DomainError('tooSlow', 'report_left', 'The report was stopped.');
}

const slowReportError = () =>
  new DomainError(
    'unavailable',
    'report_too_slow',
    'The report takes too long. Please narrow it by filters, or export it as CSV.',
  );

function limitError(error: unknown): DomainError | null {
  // The pool's error has no code.
  if (error instanceof Error && error.message.includes('timeout exceeded when trying to connect')) {
    return new DomainError(
      'unavailable',
      'reports_busy',
      'Two reports are being made already. Please try again when one of them is ready.',
    );
  }
  return failureKind(error) === 'deferred' ? slowReportError() : null;
}
