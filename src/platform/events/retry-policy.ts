/**
 * Extra attempts for writing the dead letter itself, for instance while the database is down. With back-off they span
 * days.
 */
const DEAD_LETTER_ATTEMPTS = 10;

/**
 * The number of attempts per event, the first delay (each further one doubles), and the age at which an unhandled event
 * is overdue.
 */
export class RetryPolicy {
  constructor(
    readonly attempts = 10,
    readonly firstDelayMs = 500,
    readonly overdueMs = 120_000,
  ) {}

  /** The BullMQ options of a delivery. */
  get jobOptions() {
    const backoff = { type: 'exponential', delay: this.firstDelayMs };
    return { attempts: this.attempts + DEAD_LETTER_ATTEMPTS, backoff };
  }
}
