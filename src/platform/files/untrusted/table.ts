import type { TableLine } from './question.ts';
import { RefusedFile } from './refusal.ts';

export const MAX_COLUMNS = 100;
/** Longer cells are cut; no column of ours is as long. Many cells may refer to one text of a spreadsheet. */
export const MAX_CELL_LENGTH = 1_000;
/** Blank lines are left out, and a file may have so many times the lines that count. */
const READ_LINES_FACTOR = 5;

/** Collects lines, of which the first one is the header. Throws RefusedFile at too many lines or columns. */
export class TableCollector {
  readonly lines: TableLine[] = [];
  private read = 0;
  private readonly maxLines: number;

  constructor(maxLines: number) {
    this.maxLines = maxLines;
  }

  add(line: number, values: string[]): void {
    if (values.length > MAX_COLUMNS) {
      throw new RefusedFile(`Line ${line} has ${values.length} columns; a file may have ${MAX_COLUMNS}.`);
    }
    this.read += 1;
    if (values.some((value) => value.trim() !== '')) this.lines.push({ line, values });
    if (this.lines.length > this.maxLines + 1 || this.read > this.maxLines * READ_LINES_FACTOR) {
      const most = this.maxLines.toLocaleString('en-US');
      throw new RefusedFile(`The file has more than ${most} lines. Please split it into several files.`);
    }
  }
}
