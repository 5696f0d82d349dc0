import { Command } from '@nestjs/cqrs';
import type { FillOutcome } from './api/stages.js';

export type { FillOutcome };

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
