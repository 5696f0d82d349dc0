const BAR_WIDTH = 24;
/** Without a terminal, one line per 10 % of progress. */
const LOG_STEP = 0.1;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows progress: a bar on a terminal, occasional plain lines elsewhere. */
export class ProgressLine {
  private readonly startedAt: number;
  private nextLogAt = 0;
  private isOpen = false;

  constructor(
    private readonly label: string,
    private readonly output: Output = process.stderr,
    private readonly now: () => number = Date.now,
  ) {
    this.startedAt = now();
  }

  show(done: number, expected: number): void {
    const part = expected ? Math.min(1, done / expected) : 1;
    const text = `${formatInteger(done)} of ${formatInteger(expected)} (${Math.floor(part * 100)} %)${this.pace(done, expected)}`;
    if (this.output.isTTY) {
      const filled = Math.round(part * BAR_WIDTH);
      this.output.write(`\r\x1b[K${this.label} [${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}] ${text}`);
      this.isOpen = true;
    } else if (part >= this.nextLogAt) {
      this.output.write(`${this.label}: ${text}\n`);
      // Prints 100 % only once, even if it is reported twice.
      this.nextLogAt = part < 1 ? (Math.floor(part / LOG_STEP) + 1) * LOG_STEP : Number.POSITIVE_INFINITY;
    }
  }

  /** Prints a step without counts. */
  print(message: string): void {
    this.output.write(`${this.isOpen ? '\n' : ''}${this.label}: ${message}\n`);
    this.isOpen = false;
  }

  private pace(done: number, expected: number): string {
    const seconds = (this.now() - this.startedAt) / 1_000;
    if (!done || seconds <= 0) return '';
    const left = Math.ceil(((expected - done) * seconds) / done);
    return `, ${formatInteger(Math.round(done / seconds))}/s, ${formatInteger(left)} s left`;
  }
}

const formatInteger = (count: number) => count.toLocaleString('en-US');
