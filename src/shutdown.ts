import { isTaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { formatErrorForLog } from '#platform/errors/format-error.js';

/** Ctrl-C must end the process within 10 s, whatever hangs. */
const SHUTDOWN_TIMEOUT_MS = 9_000;
/** Reserved for each later disposer, so that PostgreSQL has time to stop after a hanging application. */
const RESERVED_PER_DISPOSER_MS = 1_500;

/** Graceful shutdown on Ctrl-C, SIGTERM, or the end of the parent process. */
export class GracefulShutdown {
  private readonly disposers: (() => Promise<unknown>)[] = [];
  private hasBegun = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.stop());
    process.on('disconnect', () => this.stop());
    process.channel?.unref();
  }

  /** Registers a disposer. Disposers run in reverse order. */
  onShutdown(dispose: () => Promise<unknown>): void {
    this.disposers.push(dispose);
  }

  /** Shuts down with exit code 1. Ignored during a shutdown, which causes such errors itself. */
  async exitWithError(report: () => void): Promise<void> {
    if (this.hasBegun) return;
    report();
    await this.exit(1);
  }

  /** Runs all disposers and exits. */
  async exit(code: number): Promise<void> {
    this.hasBegun = true;
    const deadline = Date.now() + SHUTDOWN_TIMEOUT_MS;
    for (let dispose = this.disposers.pop(); dispose; dispose = this.disposers.pop()) {
      await settleWithin(dispose, deadline - Date.now() - this.disposers.length * RESERVED_PER_DISPOSER_MS);
    }
    process.exit(code);
  }

  private async stop(): Promise<void> {
    if (this.hasBegun) return;
    console.log('Stopping …');
    await this.exit(0);
  }
}

/** Abandons a disposer at the timeout: the queue redelivers its unfinished work. */
async function settleWithin(dispose: () => Promise<unknown>, timeoutMs: number): Promise<void> {
  try {
    await timeout(timeoutMs, TimeoutStrategy.Aggressive).execute(dispose);
  } catch (error) {
    // A failed disposer must not prevent the others.
    if (!isTaskCancelledError(error)) console.error(formatErrorForLog(error));
  }
}
