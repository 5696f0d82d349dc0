import { Command } from '@nestjs/cqrs';
import type { FillOutcome } from './api/stages.js';

export type { FillOutcome };

/**
 * Deletes the applications of a user but those submitted, which stay for the record (near W17.15), and the marks of
 * what the user has read, in the surrounding transaction. Returns the keys of their files, which the caller deletes
 * after the commit.
 */
export class EraseApplications extends Command<string[]> {
  constructor(readonly userId: string) {
    super();
  }
}

/**
 * Gives every application of a job without an outcome its outcome, in the transaction that fills the position and holds
 * its lock (T43). Without `outcomes` everybody becomes Not selected. Returns their number. Throws DomainError conflict
 * if `outcomes` leaves somebody out, invalid for an application of another job or one named twice.
 */
export class DecideOutcomes extends Command<number> {
  constructor(
    readonly jobId: string,
    readonly outcomes: readonly FillOutcome[] | undefined,
    readonly actorId: string,
  ) {
    super();
  }
}
