import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Attempts } from './attempts.js';

const EVERY_MS = 60 * 60_000;

/** Forgets kept answers every hour. Several instances may do it at once. */
@Injectable()
export class Forgetting implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Forgetting.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly attempts: Attempts) {}

  onApplicationBootstrap(): void {
    const forget = () => this.attempts.forget().catch((error) => this.log.warn(`Will try again in an hour: ${error}`));
    this.timer = setInterval(forget, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
