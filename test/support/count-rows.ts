import type { TestApp } from './app.js';

/** Counts the rows of a table, with a condition if `from` has one. */
export async function countRows({ rows }: Pick<TestApp, 'rows'>, from: string): Promise<number> {
  return (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0;
}
