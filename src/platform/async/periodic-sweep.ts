import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../../config.js';
import { OutageLog } from '../errors/outage-log.js';

/**
 * Background work of the workers, repeated at an interval and never twice at once. A failed sweep is logged as an
 * outage, and the next one tries again. Several instances run it, so a sweep must tolerate another one.
 */
export abstract class PeriodicSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly outages = new OutageLog(new Logger(this.constructor.name));
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  /** `task` names the work in the log, as in "Reminding of deadlines". */
  protected constructor(
    private readonly config: Config,
    private readonly task: string,
    private readonly intervalMs: number,
  ) {}

  abstract sweep(): Promise<void>;

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.timer = setInterval(() => {
      this.running ??= this.sweepOrWait().finally(() => {
        this.running = undefined;
      });
    }, this.intervalMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async sweepOrWait(): Promise<void> {
    try {
      await this.sweep();
      this.outages.end(this.task);
    } catch (error) {
      this.outages.begin(this.task, error);
    }
  }
}
