import { DomainError, invalidFieldError } from '../../../../src/platform/errors/domain-error.js';
import { MAX_IMPORT_LINES } from '../../contract/api-organizations.js';

/** A line of a spreadsheet or CSV file, numbered as people see it, from 1. */
export interface TableLine {
  line: number;
  values: string[];
}

export const MAX_COLUMNS = 100;
/** Longer cells are cut; no column of ours is as long. Many cells may refer to one text of a spreadsheet. */
export const MAX_CELL_LENGTH = 1_000;
/** Blank lines included, which are left out. */
const MAX_READ_LINES = 5 * MAX_IMPORT_LINES;

/** Collects lines and throws DomainError invalid as soon as there are too many lines or columns. */
export class TableCollector {
  readonly lines: TableLine[] = [];
  private read = 0;

  add(line: number, values: string[]): void {
    if (values.length > MAX_COLUMNS) {
      throw fileError(`Line ${line} has ${values.length} columns; a file may have ${MAX_COLUMNS}.`);
    }
    this.read += 1;
    if (values.some((value) => value.trim() !== '')) this.lines.push({ line, values });
    if (this.lines.length > MAX_IMPORT_LINES + 1 || this.read > MAX_READ_LINES) {
      throw fileError(
        `The file has more than ${MAX_IMPORT_LINES.toLocaleString('en-US')} lines. Please split it into several files.`,
      );
    }
  }
}

/** An error of the file as a whole. */
export function fileError(message: string): DomainError {
  return invalidFieldError('file', `${message} Nothing was changed.`);
}
