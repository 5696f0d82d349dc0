import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { IntervalTask } from './interval-task.js';

/**
 * Background work of the workers, repeated at an interval and never twice at once. A failed sweep is logged as an
 * outage, and the next one tries again. Several instances run it, so a sweep must tolerate another one.
 */
export abstract class PeriodicSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sweeps: IntervalTask;

  /** `task` names the work in the log, as in "Reminding of deadlines". */
  protected constructor(
    private readonly config: Config,
    task: string,
    intervalMs: number,
  ) {
    this.sweeps = new IntervalTask(new Logger(this.constructor.name), task, intervalMs, () => this.sweep());
  }

  abstract sweep(): Promise<void>;

  onApplicationBootstrap(): void {
    if (this.config.role !== 'api' && this.config.sweeps) this.sweeps.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.sweeps.stop();
  }
}
