// CSV files and workbooks by Node libraries.
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { HEADER, note, OBJECTS, out, producer, ROWS, require, TABLE, write } from './corpus.mjs';

const csv = (name, content, by, setting) => write(`csv-${name}.csv`, content, producer(by), setting, 'table');
const Papa = require('papaparse');
csv('papaparse', Papa.unparse(OBJECTS), 'papaparse', 'CRLF');
csv(
  'papaparse-quotes',
  `\ufeff${Papa.unparse(TABLE, { quotes: true, delimiter: ';', newline: '\n' })}`,
  'papaparse',
  'BOM, all quoted, semicolons',
);
const { stringify } = require('csv-stringify/sync');
csv('csv-stringify', stringify(OBJECTS, { header: true }), 'csv-stringify', 'LF');
csv(
  'csv-stringify-quoted',
  stringify(TABLE, { bom: true, quoted_string: true, record_delimiter: 'windows' }),
  'csv-stringify',
  'BOM, all quoted, CRLF',
);
const fast = require('fast-csv');
csv(
  'fast-csv',
  await fast.writeToString(TABLE, { includeEndRowDelimiter: true, quoteColumns: true }),
  'fast-csv',
  'all quoted',
);
const { Parser } = require('json2csv');
csv('json2csv', new Parser({ withBOM: true }).parse(OBJECTS), 'json2csv', 'BOM, texts quoted, no line end at the end');

const XLSX = require('xlsx');
const typed = [HEADER, ...ROWS.map(([number, name, type, active]) => [Number(number), name, type, active === 'yes'])];
const book = (rows) => {
  const workbook = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), 'Accounts');
  return workbook;
};
csv('sheetjs', XLSX.utils.sheet_to_csv(book(TABLE).Sheets.Accounts), 'xlsx', 'sheet_to_csv');
csv('sheetjs-tab', XLSX.write(book(TABLE), { type: 'buffer', bookType: 'txt' }), 'xlsx', 'UTF-16 with BOM, tabs');
const xlsx = (name, content, by, setting, expect = 'table') =>
  write(`xlsx-${name}.xlsx`, content, producer(by), setting, expect);
const sheetjs = (rows, options) => XLSX.write(book(rows), { type: 'buffer', bookType: 'xlsx', ...options });
xlsx('sheetjs', sheetjs(TABLE), 'xlsx', 'shared strings off, not compressed');
xlsx(
  'sheetjs-shared',
  sheetjs(typed, { bookSST: true, compression: true }),
  'xlsx',
  'shared strings on, numbers and booleans',
);
xlsx('sheetjs-xlsb', sheetjs(TABLE, { bookType: 'xlsb' }), 'xlsx', '.xlsb renamed', 'refused: not an Excel workbook');
xlsx('sheetjs-xls', sheetjs(TABLE, { bookType: 'biff8' }), 'xlsx', '.xls renamed', 'refused: old format');
xlsx(
  'sheetjs-html',
  sheetjs(TABLE, { bookType: 'html' }),
  'xlsx',
  'web page renamed',
  'refused: not an Excel workbook',
);

const ExcelJS = require('exceljs');
const excel = new ExcelJS.Workbook();
excel.created = excel.modified = new Date(0);
const sheet = excel.addWorksheet('Accounts', { views: [{ state: 'frozen', ySplit: 1 }] });
sheet.addRows([[...HEADER, 'since', 'fee'], ...typed.slice(1).map((row) => [...row, new Date(0), 12.5])]);
sheet.autoFilter = 'A1:D5';
sheet.getColumn(5).numFmt = 'yyyy-mm-dd';
sheet.getColumn(6).numFmt = '$#,##0.00';
sheet.getRow(1).font = { bold: true };
sheet.getCell('B2').value = {
  richText: [{ text: 'Zoë ' }, { font: { bold: true }, text: 'O’Brien' }, { text: ' Academy' }],
};
sheet.getCell('C3').value = { text: 'Law Firm', hyperlink: 'https://example.com/' };
sheet.getCell('A4').value = { formula: 'A3+1', result: 900000103 };
sheet.getCell('B5').note = 'A comment';
xlsx(
  'exceljs-styles',
  await excel.xlsx.writeBuffer(),
  'exceljs',
  'frozen header, filter, dates, rich text, link, formula, comment',
);
const streamed = new ExcelJS.stream.xlsx.WorkbookWriter({
  filename: out('xlsx-exceljs-stream.xlsx'),
  useSharedStrings: false,
});
const rows = streamed.addWorksheet('Accounts');
for (const row of TABLE) rows.addRow(row).commit();
await streamed.commit();
note('xlsx-exceljs-stream.xlsx', producer('exceljs'), 'streamed, shared strings off', 'table');
csv('exceljs', Buffer.from(await excelCsv()), 'exceljs', 'LF');

const { default: writeExcel } = await import(require.resolve('write-excel-file/node'));
const cells = TABLE.map((row) => row.map((value) => ({ value, type: String })));
const written = writeExcel(cells);
xlsx(
  'write-excel-file',
  await (written.toBuffer ? written.toBuffer() : writeExcel(cells, { buffer: true })),
  'write-excel-file',
  'numbers as text',
);

const populated = await require('xlsx-populate').fromBlankAsync();
populated.sheet(0).cell('A1').value(typed);
populated.addSheet('Notes').cell('A1').value('Nothing to see');
xlsx('xlsx-populate', await populated.outputAsync(), 'xlsx-populate', 'second sheet, booleans');

const excel4node = new (require('excel4node').Workbook)({ author: 'Zoe' });
const table = excel4node.addWorksheet('Accounts');
for (const [y, row] of TABLE.entries()) for (const [x, value] of row.entries()) table.cell(y + 1, x + 1).string(value);
xlsx('excel4node', await excel4node.writeToBuffer(), 'excel4node', 'numbers as text');

const office = require('officegen')({ type: 'xlsx', author: 'Zoe' });
office.makeNewSheet().data = typed.map((row, y) => (y ? [...row.slice(0, 3), row[3] ? 'yes' : 'no'] : row));
const target = createWriteStream(out('xlsx-officegen.xlsx'));
office.generate(target);
await finished(target);
note('xlsx-officegen.xlsx', producer('officegen'), 'numbers as numbers', 'table');

async function excelCsv() {
  const plain = new ExcelJS.Workbook();
  plain.addWorksheet('Accounts').addRows(TABLE);
  return plain.csv.writeBuffer();
}
