import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Connections } from '#platform/database/connections.js';
import { INDEX_LAG_MS } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';
import type { TestApp } from './app.js';

/** Stops the clock of an application: what it caches for visitors then ends by changes alone, or by `moveTo`. */
export class StoppedClock {
  private instant = Date.now();
  private readonly now;

  constructor(private readonly app: TestApp) {
    this.now = jest.spyOn(app.service(Clock), 'now').mockImplementation(() => new Date(this.instant));
  }

  moveTo(instant: Date): void {
    this.instant = instant.getTime();
  }

  /** Lets all changes so far clear the caches, which store again from then on. */
  async settle(): Promise<void> {
    await this.app.idle();
    await this.receiveNotifications();
    this.instant += INDEX_LAG_MS + 1;
  }

  start(): void {
    this.now.mockRestore();
  }

  /** Notifications arrive in the order of the commits that sent them. */
  private async receiveNotifications(): Promise<void> {
    const channel = randomUUID();
    await new Promise<void>((resolve) =>
      this.app.service(Connections).listener.listen(channel, (payload) => {
        if (payload) resolve();
        else void this.app.rows('select pg_notify(?, ?)', [channel, 'last']);
      }),
    );
  }
}
