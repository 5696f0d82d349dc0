/** Cleaning of free texts, without the schemas, which a preview does not need. */

/** Format characters without width or direction of their own; those that join letters and pictures stay in blocks. */
const INVISIBLE = /\p{Cf}/gu;
const INVISIBLE_IN_BLOCK = /(?![\u200c\u200d])\p{Cf}/gu;
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Line and page breaks of word processors and of Unicode. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;

const emptyUnlessVisible = (text: string) => (VISIBLE.test(text) ? text.trim() : '');

/** Text without characters that nobody sees; pasted line breaks and tabs become blanks. Empty when nothing is left. */
export const cleanLine = (text: string) =>
  emptyUnlessVisible(
    text
      .replace(INVISIBLE, '')
      .replace(BREAKS, ' ')
      .replace(/[\n\r\t]+/g, ' '),
  );

/** Text without characters that nobody sees, but those that join letters and pictures. Empty when nothing is left. */
export const cleanBlock = (text: string) =>
  emptyUnlessVisible(text.replace(INVISIBLE_IN_BLOCK, '').replace(BREAKS, '\n'));
