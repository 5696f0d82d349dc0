import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A data file of this module, its rows keyed by the header line. */
export function readReference(name: string): Record<string, string>[] {
  return parse(readFileSync(new URL(`../data/${name}.csv`, import.meta.url)), {
    columns: true,
    skip_empty_lines: true,
  });
}
