import type { Logger } from '@nestjs/common';
import { OutageLog } from '../errors/outage-log.js';

/** Work that is run at an interval, once at a time. Its failures are logged when they begin and when they end. */
export class IntervalTask {
  private readonly outages: OutageLog;
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  /** `name` names the work in the log, as in "Reminding of deadlines". */
  constructor(
    logger: Logger,
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly work: () => Promise<void>,
  ) {
    this.outages = new OutageLog(logger);
  }

  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.attempt(this.work).finally(() => {
        this.running = undefined;
      });
    }, this.intervalMs).unref();
  }

  /** Resolves after a run that has begun. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Runs `work`; logs a failure instead of throwing it. */
  async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.outages.end(this.name);
    } catch (error) {
      this.outages.begin(this.name, error);
    }
  }
}
