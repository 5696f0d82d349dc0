import { Logger } from '@nestjs/common';
import { errorLine } from './error-line.js';

/** A value kept in memory and made anew in the background, at most every `everyMs`, while somebody asks for it. */
export class Remade<T> {
  private readonly log = new Logger(Remade.name);
  private latest: { value: T } | null = null;
  private making: Promise<T> | null = null;
  private begunAt = 0;

  constructor(
    private readonly everyMs: number,
    private readonly make: () => Promise<T>,
  ) {}

  /** Waits for the first value only, and throws what making it threw; later failures leave the old value. */
  get(): Promise<T> {
    if (!this.latest) return this.remake();
    if (!this.making && Date.now() >= this.begunAt + this.everyMs) {
      this.remake().catch((error) => this.log.warn(errorLine(error)));
    }
    return Promise.resolve(this.latest.value);
  }

  private remake(): Promise<T> {
    if (this.making) return this.making;
    this.begunAt = Date.now();
    this.making = this.make()
      .then((value) => {
        this.latest = { value };
        return value;
      })
      .finally(() => {
        this.making = null;
      });
    return this.making;
  }
}
