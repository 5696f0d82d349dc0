/** A question to the program that reads untrusted files. `path` is that of a file. */
export type Question =
  | { ask: 'table'; path: string; format: 'csv' | 'xlsx'; maxLines: number }
  | { ask: 'check'; path: string; kind: UploadKind };

/** Extensions of uploads. */
export type UploadKind = 'pdf' | 'doc' | 'docx' | 'odt' | 'txt' | 'csv' | 'xlsx';

/** A line of a spreadsheet or CSV file, numbered as people see it, from 1. */
export interface TableLine {
  line: number;
  values: string[];
}

/** `refused` tells the person what is wrong with the file. */
export type Answer = { lines: TableLine[] } | { accepted: true } | { refused: string } | { failure: string };
