/** A plain number, or the text that is none, for its message. */
export const numberOrText = (text: string): number | string => (/^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text);

/** Before and after the number itself. */
const CURRENCY = /^(?:US\$|USD|\$)\s*|\s*(?:USD|dollars)$/gi;
/** Groups of three by commas or blanks, with cents by a point; or no groups. */
const AMOUNT = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/**
 * One dollar amount as people write and paste it, as a plain number such as "58240.5"; null for any other text, such as
 * a range. No part of a text is left out for the rest to be a number.
 */
export function readAmount(text: string): string | null {
  const written = text.normalize('NFKC').replace(/\s+/g, ' ').trim().replace(CURRENCY, '');
  return AMOUNT.test(written) ? String(Number(written.replace(/[, ]/g, ''))) : null;
}
