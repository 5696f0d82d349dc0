import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

interface Options {
  /** This number of failures in a row opens it. */
  failureThreshold: number;
  /** Milliseconds until one call may try again. */
  halfOpenAfterMs: number;
  /** True for failures of the service behind it; any other error is a response of that service. */
  isFailure(error: unknown): boolean;
  /** The error for callers while it is open. */
  openError(): Error;
  /** Called once per outage, with the first failure. */
  onOutage(cause: unknown): void;
  /** Called with the first response after an outage. */
  onRecovery(outageMs: number): void;
}

type Outcome<T> = { value: T } | { error: unknown };

/** A circuit breaker that rejects calls at once while it is open, and also while its half-open probe runs. */
export class CircuitBreaker {
  private readonly policy;
  private outageBeganAt: number | null = null;

  constructor(private readonly options: Options) {
    this.policy = circuitBreaker(handleAll, {
      breaker: new ConsecutiveBreaker(options.failureThreshold),
      halfOpenAfter: options.halfOpenAfterMs,
    });
    this.policy.onFailure(({ reason }) => this.beginOutage('error' in reason ? reason.error : null));
    this.policy.onSuccess(() => {
      // A call that began before the failures may end after them; the circuit stays open then.
      if (this.policy.state !== CircuitState.Open) this.endOutage();
    });
  }

  /** Throws the error of `call`, or `openError()` without a call. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    // The policy would let callers wait for the probe.
    if (this.policy.state === CircuitState.HalfOpen) throw this.options.openError();
    const outcome = await this.policy
      .execute(() => this.settle(call))
      .catch((error) => {
        throw isBrokenCircuitError(error) ? this.options.openError() : error;
      });
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Errors that are responses count as a success, which resets the count of failures. */
  private async settle<T>(call: () => Promise<T>): Promise<Outcome<T>> {
    try {
      return { value: await call() };
    } catch (error) {
      if (this.options.isFailure(error)) throw error;
      return { error };
    }
  }

  private beginOutage(cause: unknown): void {
    if (this.outageBeganAt !== null) return;
    this.outageBeganAt = Date.now();
    this.options.onOutage(cause);
  }

  private endOutage(): void {
    if (this.outageBeganAt === null) return;
    const outageMs = Date.now() - this.outageBeganAt;
    this.outageBeganAt = null;
    this.options.onRecovery(outageMs);
  }
}
