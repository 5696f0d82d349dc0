import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { TableLine } from './question.ts';
import { RefusedFile } from './refusal.ts';
import { MAX_COLUMNS, TableCollector } from './table.ts';

/** The limit of a cell in spreadsheet programs. */
const MAX_FIELD_LENGTH = 32_767;
const DELIMITERS = [',', ';', '\t'];

/** Reads a CSV file in UTF-8; fields are separated by commas, semicolons or tabs. Throws RefusedFile. */
export async function readCsv(path: string, maxLines: number): Promise<TableLine[]> {
  const content = await readFile(path);
  if (!isUtf8(content)) throw new RefusedFile('The file is not written in UTF-8. Please save it as "CSV UTF-8".');
  const table = new TableCollector(maxLines);
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(content),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_COLUMNS * MAX_FIELD_LENGTH,
    info: true,
  });
  try {
    for await (const { record, info } of Readable.from([content]).pipe(parser)) table.add(info.lines, record);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const where = typeof error.lines === 'number' ? `Line ${error.lines} of the file` : 'The file';
    const why = error.code === 'CSV_MAX_RECORD_SIZE' ? 'it is too long' : 'quotation marks do not match';
    throw new RefusedFile(`${where} could not be read: ${why}.`);
  }
  return table.lines;
}

/** The one that the header has most often. */
function findDelimiter(content: Buffer): string {
  const end = content.indexOf('\n');
  const header = content.toString('utf8', 0, Math.min(end < 0 ? content.length : end, MAX_FIELD_LENGTH));
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
