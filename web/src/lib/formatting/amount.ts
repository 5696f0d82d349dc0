import { cleanName } from '#modules/shared/text';

/** A plain number, or the text that is none, for its message. */
export const numberOrText = (text: string): number | string => (/^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text);

/** Full-width signs, and no others that only resemble a digit, such as that of a footnote. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const narrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** Before and after the number itself. */
const CURRENCY = /^(?:US\$|USD|\$)\s*|\s*(?:USD|dollars)$/gi;
/** Groups of three by commas or blanks, with cents by a point; or no groups. */
const AMOUNT = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.\d{0,2})?$/;

/**
 * One dollar amount as people write and paste it, as a plain number such as "58240.5"; null for any other text, such as
 * a range. No part of a text is left out for the rest to be a number.
 */
export function readAmount(text: string): string | null {
  const written = cleanName(text.replace(FULL_WIDTH, narrow)).replace(CURRENCY, '');
  if (!AMOUNT.test(written)) return null;
  // As text, since a number has fifteen digits at most.
  const [whole = '', decimals = ''] = written.replace(/[, ]/g, '').split('.');
  const [dollars, cents] = [whole.replace(/^0+(?=\d)/, ''), decimals.replace(/0+$/, '')];
  return cents ? `${dollars}.${cents}` : dollars;
}

/** With as many digits as an amount may have. */
const PLAIN_AMOUNT = /^(\d{1,30})(?:\.(\d{1,2}))?$/;

export const isAmount = (text: string) => PLAIN_AMOUNT.test(text);

/** "58,240.50" for the plain number "58240.5"; any other text as it is. */
export function groupAmount(text: string): string {
  const [, dollars, cents = ''] = PLAIN_AMOUNT.exec(text) ?? [];
  return dollars ? `${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}` : text;
}
