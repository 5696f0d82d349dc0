/** The one place where text that people bring is normalized, for contracts, rich text and rows from before. */

/**
 * Format characters without width or direction of their own, but what joins pictures; in blocks also what joins
 * letters.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d\p{Extended_Pictographic})\p{Cf}/gu;
const INVISIBLE_IN_BLOCK = /(?![\u200c\u200d])\p{Cf}/gu;
/** Marks are seen with their letter only. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Line and page breaks of word processors and of Unicode. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/** Controls that are signs of Windows-1252, which some program has left undecoded. */
const UNDECODED = '‘’“”•–—';
/** All others but breaks and tabs: nobody sees them, and PostgreSQL or mail refuse some. */
const CONTROLS = /[^\P{Cc}\n\r\t\v\f\u0085]/gu;

const withoutControls = (text: string) =>
  text.replace(/[\u0091-\u0097]/g, (sign) => UNDECODED[sign.charCodeAt(0) - 0x91] ?? '').replace(CONTROLS, '');

/** Signs that word processors and phones put for the one on the key. */
const LOOK_ALIKES: readonly [RegExp, string][] = [
  // With the letters of Korean and of Braille that are blanks.
  [/[\p{Zs}\u115f\u1160\u2800\u3164\uffa0]+/gu, ' '],
  [/[\u2010-\u2013\u2212\ufe58\ufe63\uff0d]/g, '-'],
  [/[\u2018\u2019\u201b\u02bb\u02bc\u2032\u00b4`\uff07]/g, "'"],
  [/[\u201c-\u201f\u2033\uff02]/g, '"'],
];

/** More marks on one letter than any language has; the time to compose them grows with their square. */
const MANY_MARKS = /\p{M}{31}/u;

/** Letters are composed, so that what looks the same is the same. */
function composed(text: string): string {
  if (!VISIBLE.test(text)) return '';
  return (MANY_MARKS.test(text) ? text : text.normalize('NFC')).trim();
}

/** Text without characters that nobody sees; pasted line breaks and tabs become blanks. Empty when nothing is left. */
export const cleanLine = (text: string) =>
  composed(
    withoutControls(text)
      .replace(INVISIBLE, '')
      .replace(BREAKS, ' ')
      .replace(/[\n\r\t]+/g, ' '),
  );

/** Text without characters that nobody sees, but those that join letters and pictures. Empty when nothing is left. */
export const cleanBlock = (text: string) =>
  composed(withoutControls(text).replace(INVISIBLE_IN_BLOCK, '').replace(BREAKS, '\n'));

/** A line with plain blanks, dashes and quotes, one blank at a time. */
export const cleanName = (text: string) =>
  LOOK_ALIKES.reduce((name, [signs, plain]) => name.replace(signs, plain), cleanLine(text)).trim();

/** The same key for file names that differ in case and accents only, which some folders do not tell apart. */
export const fileNameKey = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase();
