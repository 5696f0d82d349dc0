/** Spreadsheet programs would run such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Lines of CSV with a byte order mark, by which spreadsheet programs know UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
