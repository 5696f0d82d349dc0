/** Ctrl-C must be over within 10 s, whatever hangs. */
const STOP_WITHIN_MS = 9_000;
/** For each part, so that PostgreSQL still has its time after an application that does not drain. */
const CLOSE_WITHIN_MS = 6_000;

/** What is to be closed on the way down, and the ways down: Ctrl-C, SIGTERM, the end of the program that started us. */
export class Stopping {
  private readonly closers: (() => Promise<unknown>)[] = [];
  private begun = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.stop());
    process.on('disconnect', () => this.stop());
    process.channel?.unref();
  }

  /** The last registered is closed first. */
  after(close: () => Promise<unknown>): void {
    this.closers.push(close);
  }

  /** Closes everything and ends the process with 1, unless it is on its way down already: then failures belong to that. */
  async fail(tell: () => void): Promise<void> {
    if (this.begun) return;
    tell();
    await this.end(1);
  }

  /** Closes everything and ends the process. */
  async end(code: number): Promise<void> {
    this.begun = true;
    const until = Date.now() + STOP_WITHIN_MS;
    for (const close of this.closers.reverse()) await inTime(close(), Math.min(CLOSE_WITHIN_MS, until - Date.now()));
    process.exit(code);
  }

  private async stop(): Promise<void> {
    if (this.begun) return;
    console.log('Stopping …');
    await this.end(0);
  }
}

/** What cannot be closed in time is left: the queue hands unfinished work to the next worker. */
async function inTime(closing: Promise<unknown>, withinMs: number): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, withinMs));
  // A part that fails to close must not keep the others open.
  await Promise.race([closing.catch((error: unknown) => console.error(error)), late]);
}
