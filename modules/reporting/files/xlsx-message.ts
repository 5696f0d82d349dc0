import type { Cell, CellType } from '../contract/api/reports.js';

export interface XlsxColumn {
  title: string;
  type: CellType;
}

/** To the process that makes a workbook, in this order: the columns, batches of rows, and that there are no more. */
export type XlsxMessage = { columns: XlsxColumn[] } | { rows: Cell[][] } | { end: true };

/** From the process. */
export type XlsxReply = { content: Uint8Array } | { failure: string };
