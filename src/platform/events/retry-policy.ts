/**
 * Extra attempts for writing the dead letter itself, for instance while the database is down. With back-off they span
 * days.
 */
const DEAD_LETTER_ATTEMPTS = 10;

/**
 * The number of attempts per fact, the first delay (each further one doubles), and the age at which an unhandled fact
 * is overdue.
 */
export class RetryPolicy {
  constructor(
    readonly attempts = 10,
    readonly firstDelayMs = 500,
    readonly overdueMs = 120_000,
  ) {}

  /** The BullMQ job of a delivery. */
  jobFor(factName: string, factId: string, jobId: string) {
    const backoff = { type: 'exponential', delay: this.firstDelayMs };
    const attempts = this.attempts + DEAD_LETTER_ATTEMPTS;
    return { name: factName, data: { factId }, opts: { jobId, attempts, backoff } };
  }
}
