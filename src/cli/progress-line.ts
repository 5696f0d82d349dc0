const BAR = 24;
/** Without a terminal a line is written for every so much of the whole. */
const STRIDE = 0.1;

interface Out {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** How far a long work is: on a terminal a bar in one line, elsewhere a plain line now and then. */
export class ProgressLine {
  private readonly begun: number;
  private next = 0;
  private isOpen = false;

  constructor(
    private readonly what: string,
    private readonly out: Out = process.stderr,
    private readonly now: () => number = Date.now,
  ) {
    this.begun = now();
  }

  show(done: number, expected: number): void {
    const part = expected ? Math.min(1, done / expected) : 1;
    const text = `${counted(done)} of ${counted(expected)} (${Math.floor(part * 100)} %)${this.pace(done, expected)}`;
    if (this.out.isTTY) {
      const filled = Math.round(part * BAR);
      this.out.write(`\r\x1b[K${this.what} [${'#'.repeat(filled)}${'-'.repeat(BAR - filled)}] ${text}`);
      this.isOpen = true;
    } else if (part >= this.next) {
      this.out.write(`${this.what}: ${text}\n`);
      // Nothing comes after the whole, even when it is told twice.
      this.next = part < 1 ? (Math.floor(part / STRIDE) + 1) * STRIDE : Number.POSITIVE_INFINITY;
    }
  }

  /** A step without counts. */
  say(words: string): void {
    this.out.write(`${this.isOpen ? '\n' : ''}${this.what}: ${words}\n`);
    this.isOpen = false;
  }

  private pace(done: number, expected: number): string {
    const seconds = (this.now() - this.begun) / 1_000;
    if (!done || seconds <= 0) return '';
    const left = Math.ceil(((expected - done) * seconds) / done);
    return `, ${counted(Math.round(done / seconds))}/s, ${counted(left)} s left`;
  }
}

const counted = (count: number) => count.toLocaleString('en-US');
