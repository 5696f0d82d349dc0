/** The quantile of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

const rows: [string, string, string][] = [];

/** Adds a row to the table; `goal` is the target, if there is one. */
export function recordFigure(name: string, value: string, goal = ''): void {
  rows.push([name, value, goal]);
  console.log(`  ${name}: ${value}`);
}

/** The table as Markdown, for test/bench/README.md. */
export function figuresTable(): string {
  const lines = rows.map((row) => `| ${row.join(' | ')} |`);
  return ['| figure | value | goal |', '|---|---|---|', ...lines].join('\n');
}

export function printFigures(): void {
  console.log(`\n${figuresTable()}`);
}

export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const milliseconds = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
