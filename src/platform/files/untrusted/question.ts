/** What the program that reads untrusted files is asked. `path` is that of a file. */
export type Question =
  | { ask: 'table'; path: string; format: 'csv' | 'xlsx'; maxLines: number }
  | { ask: 'archiveParts'; path: string };

/** A line of a spreadsheet or CSV file, numbered as people see it, from 1. */
export interface TableLine {
  line: number;
  values: string[];
}

/** `refused` tells the person what is wrong with the file. */
export type Answer = { lines: TableLine[] } | { parts: string[] | null } | { refused: string } | { failure: string };
