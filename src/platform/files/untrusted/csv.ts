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

/** The line that names the delimiter for Excel. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

/**
 * Reads a CSV file; fields are separated by commas, semicolons or tabs, or as its first line says. Throws RefusedFile.
 */
export async function readCsv(path: string, maxLines: number): Promise<TableLine[]> {
  const text = decodeText(await readFile(path));
  if (text.includes('\0')) throw new RefusedFile('The file is no table of text. Please save it as "CSV UTF-8".');
  // A file that was pasted together has several kinds of line ends.
  const lines = text.replace(/\r\n?/g, '\n');
  const separated = SEPARATOR_LINE.exec(lines);
  const content = separated ? lines.slice(separated[0].length) : lines;
  const linesBefore = separated ? 1 : 0;
  const table = new TableCollector(maxLines);
  const delimiter = separated?.[1] ?? findDelimiter(content);
  const parser = parse({
    delimiter,
    // `"a", "b"`; where tabs part fields, they are no blanks.
    ltrim: delimiter !== '\t',
    // `Line "B" School` without quotes around it.
    relax_quotes: true,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_COLUMNS * MAX_FIELD_LENGTH,
    info: true,
    raw: true,
  });
  const isWellQuoted = wellQuoted(delimiter);
  let columns = 0;
  try {
    for await (const { record, info, raw } of Readable.from([content]).pipe(parser)) {
      const line = info.lines - (record.join('').split('\n').length - 1) + linesBefore;
      columns ||= record.length;
      const written = raw.trim();
      const isLoose = written.includes('\n') && !isWellQuoted.test(written);
      if (isLoose || isRunOn(record, columns, delimiter)) throw unmatchedQuotes(`Line ${line} of the file`);
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

/**
 * The pattern of a record of several lines: cells in quotation marks, which are doubled within, and cells of one line.
 * In a record of one line a loose quotation mark is taken as it is.
 */
function wellQuoted(delimiter: string): RegExp {
  const sign = delimiter.replace(/[^\w\t]/, '\\$&');
  const cell = `(?:[ \\t]*"[^"]*(?:""[^"]*)*"[ \\t]*|(?![ \\t]*")[^\\n${sign}]*)`;
  return new RegExp(`^${cell}(?:${sign}${cell})*$`);
}

/** Whether a record of several lines begins and ends with a line of all cells, as two organizations in one would. */
function isRunOn(record: readonly string[], columns: number, delimiter: string): boolean {
  const lines = record.join(delimiter).split('\n');
  return lines.length > 1 && [lines[0], lines.at(-1)].every((line) => line?.split(delimiter).length === columns);
}

/** The one that the header has most often. */
function findDelimiter(content: string): string {
  const end = content.indexOf('\n');
  const header = content.slice(0, Math.min(end < 0 ? content.length : end, MAX_FIELD_LENGTH));
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
