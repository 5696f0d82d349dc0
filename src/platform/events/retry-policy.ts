/** Further tries for when the dead letter itself cannot be written, as while the database is away: days in all. */
const TRIES_TO_GIVE_UP = 10;

/** How often a fact is tried and how long the first pause is; each further pause doubles. */
export class RetryPolicy {
  constructor(
    readonly attempts = 10,
    readonly firstPauseMs = 500,
  ) {}

  /** What a queue needs to know of a delivery. */
  delivery(factName: string, factId: string, jobId: string) {
    const backoff = { type: 'exponential', delay: this.firstPauseMs };
    const attempts = this.attempts + TRIES_TO_GIVE_UP;
    return { name: factName, data: { factId }, opts: { jobId, attempts, backoff } };
  }
}
