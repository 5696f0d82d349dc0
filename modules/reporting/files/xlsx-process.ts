import write, { type Cell as SheetCell } from 'write-excel-file/node';
import type { Cell, CellType } from '../contract/api-reports.js';
import type { XlsxColumn, XlsxMessage, XlsxReply } from './xlsx-message.js';

/** The program of a process that makes one workbook. It imports types of the application only. */

/** In characters. */
const WIDTHS: Record<CellType, number> = { text: 28, day: 12, number: 12, money: 16, status: 18 };
const TITLE_PADDING = 3;

let columns: XlsxColumn[] = [];
const data: SheetCell[][] = [];

async function makeWorkbook(): Promise<XlsxReply> {
  const widths = columns.map(({ title, type }) => ({ width: Math.max(WIDTHS[type], title.length + TITLE_PADDING) }));
  const titles: SheetCell[] = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }));
  try {
    const workbook = write([titles, ...data], { sheet: 'Report', columns: widths, stickyRowsCount: 1 });
    return { content: await workbook.toBuffer() };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
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
  else if ('rows' in message)
    data.push(...message.rows.map((cells) => cells.map((cell, at) => toSheetCell(cell, columns[at]?.type))));
  else process.send?.(await makeWorkbook());
});
// Ctrl-C reaches it too; the application ends it after the last file, and a lost application by the closed channel.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
