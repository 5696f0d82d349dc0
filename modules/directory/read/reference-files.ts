import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Reads a data file of this module; the header line gives the keys. */
export function readReferenceFile(name: string): Record<string, string>[] {
  return parse(readFileSync(new URL(`../data/${name}.csv`, import.meta.url)), {
    columns: true,
    skip_empty_lines: true,
  });
}
