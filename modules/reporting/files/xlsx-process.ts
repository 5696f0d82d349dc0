import write, { type Cell as SheetCell } from 'write-excel-file/node';
import type { Cell, CellType } from '../contract/api/reports.js';
import type { XlsxColumn, XlsxMessage, XlsxReply } from './xlsx-message.js';

/** The program of a process that makes one workbook. It imports types of the application only. */

/** In characters. A text is as wide as its longest one, within these bounds. */
const WIDTHS: Record<Exclude<CellType, 'text'>, number> = { day: 12, number: 12, money: 16, status: 18 };
const MIN_TEXT_WIDTH = 8;
const MAX_TEXT_WIDTH = 44;
const PADDING = 3;

const LETTER = 1;
const SHEET = 'Report';

const FIT_TO_PAGE = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const PRINT_TITLES = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${SHEET}!$1:$1</definedName></definedNames>`;

let columns: XlsxColumn[] = [];
const data: SheetCell[][] = [];
/** Of each column, in characters. */
const longestTexts: number[] = [];

async function makeWorkbook(): Promise<XlsxReply> {
  const titles: SheetCell[] = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }));
  try {
    return { content: await writeWorkbook([titles, ...data]).toBuffer() };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** On paper: all columns on one page's width, as many pages as it takes, the titles on each. */
function writeWorkbook(rows: SheetCell[][]) {
  const sheet = { sheet: SHEET, columns: columns.map(toWidth), stickyRowsCount: 1, orientation: 'landscape' } as const;
  const page = { paperSize: LETTER, fitToWidth: 1, fitToHeight: 0 };
  const transform = {
    'xl/worksheets/sheet{id}.xml': {
      transformElementAttributes: (tag: string, attributes: Record<string, string | number>) =>
        tag === 'pageSetup' ? { ...attributes, ...page } : attributes,
      transform: (xml: string) => xml.replace('<sheetViews', () => `${FIT_TO_PAGE}<sheetViews`),
    },
    'xl/workbook.xml': { transform: (xml: string) => xml.replace('<definedNames/>', () => PRINT_TITLES) },
  };
  return write(rows, sheet, { features: [{ files: { transform } }] });
}

function toWidth({ title, type }: XlsxColumn, at: number): { width: number } {
  return { width: Math.max(type === 'text' ? textWidth(at) : WIDTHS[type], title.length + PADDING) };
}

function textWidth(at: number): number {
  const longest = longestTexts[at] ?? 0;
  return Math.min(MAX_TEXT_WIDTH, Math.max(MIN_TEXT_WIDTH, longest + PADDING));
}

/** Measures each column, and returns the row. */
function toSheetRow(cells: readonly Cell[]): SheetCell[] {
  return cells.map((cell, at) => {
    if (typeof cell === 'string') longestTexts[at] = Math.max(longestTexts[at] ?? 0, cell.length);
    return toSheetCell(cell, columns[at]?.type);
  });
}

function toSheetCell(cell: Cell, type?: CellType): SheetCell {
  if (cell === null) return null;
  if (type === 'day') return { value: new Date(cell), type: Date, format: 'mm/dd/yyyy' };
  if (typeof cell === 'number')
    return { value: cell, type: Number, format: type === 'money' ? '$#,##0.00' : undefined };
  // A cell of the format text stays one when it is edited; another that begins with = would become a formula.
  return { value: toSharedString(cell), type: String, format: '@' };
}

/**
 * The library finds texts by the keys of an object, which has some from the start, such as `constructor`. A NUL, which
 * is not written to the file, tells them apart.
 */
const toSharedString = (text: string) => (text in Object.prototype ? `\0${text}` : text);

process.on('message', async (message: XlsxMessage) => {
  if ('columns' in message) columns = message.columns;
  else if ('rows' in message) data.push(...message.rows.map(toSheetRow));
  else process.send?.(await makeWorkbook());
});
// Ctrl-C reaches it too; the application ends it after the last file, and a lost application by the closed channel.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
