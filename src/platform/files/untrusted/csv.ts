import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { TableLine } from './question.ts';
import { RefusedFile } from './refusal.ts';
import { MAX_COLUMNS, TableCollector } from './table.ts';
import { decodeText } from './text.ts';

/** The limit of a cell in spreadsheet programs. */
const MAX_FIELD_LENGTH = 32_767;
const DELIMITERS = [',', ';', '\t'];

const BREAKS = /\r\n|\n|\r/g;

/** By which Excel is told the delimiter. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;

/** Reads a CSV file; fields are separated by commas, semicolons or tabs, or as its first line says. Throws RefusedFile. */
export async function readCsv(path: string, maxLines: number): Promise<TableLine[]> {
  const text = decodeText(await readFile(path));
  if (text.includes('\0')) throw new RefusedFile('The file is no table of text. Please save it as "CSV UTF-8".');
  const separated = SEPARATOR_LINE.exec(text);
  const content = separated ? text.slice(separated[0].length) : text;
  const linesBefore = separated ? 1 : 0;
  const table = new TableCollector(maxLines);
  const delimiter = separated?.[1] ?? findDelimiter(content);
  const parser = parse({
    delimiter,
    // `"a", "b"`; where tabs part fields, they are no blanks.
    ltrim: delimiter !== '\t',
    // `Line "B" School` without quotes around it.
    relax_quotes: true,
    // All kinds: a file that was pasted together has several.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_COLUMNS * MAX_FIELD_LENGTH,
    info: true,
  });
  let columns = 0;
  try {
    for await (const { record, info } of Readable.from([content]).pipe(parser)) {
      const breaks = record.join('').match(BREAKS)?.length ?? 0;
      const line = info.lines - breaks + linesBefore;
      columns ||= record.length;
      if (isRunOn(record, columns, delimiter)) throw unmatchedQuotes(`Line ${line} of the file`);
      table.add(line, record);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const where = typeof error.lines === 'number' ? `Line ${error.lines} of the file` : 'The file';
    if (error.code !== 'CSV_MAX_RECORD_SIZE') throw unmatchedQuotes(where);
    throw new RefusedFile(`${where} could not be read: it is too long.`);
  }
  return table.lines;
}

const unmatchedQuotes = (where: string) => new RefusedFile(`${where} could not be read: quotation marks do not match.`);

/** Whether several lines with all their cells are one record, since a quotation mark stands at the beginning of a cell only. */
function isRunOn(record: readonly string[], columns: number, delimiter: string): boolean {
  const lines = record.join(delimiter).split(BREAKS);
  return lines.length > 1 && [lines[0], lines.at(-1)].every((line) => line && line.split(delimiter).length >= columns);
}

/** The one that the header has most often. */
function findDelimiter(content: string): string {
  const end = content.indexOf('\n');
  const header = content.slice(0, Math.min(end < 0 ? content.length : end, MAX_FIELD_LENGTH));
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
