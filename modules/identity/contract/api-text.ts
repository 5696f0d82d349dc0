import { z } from 'zod';

/** Free texts of all requests: one rule on the characters that they may hold. */

/** Format characters without width or direction of their own; those that join letters and pictures stay in blocks. */
const INVISIBLE = /\p{Cf}/gu;
const INVISIBLE_IN_BLOCK = /(?![\u200c\u200d])\p{Cf}/gu;
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Controls, which PostgreSQL or mail refuse, and halves of characters. */
const UNSTORABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

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

export const isStorable = (text: string) => !UNSTORABLE.test(text);
export const unstorableMessage = (label: string) => `${label} holds characters that cannot be kept`;
export const tooLongMessage = (label: string, max: number) => `${label} must be ${max} symbols or less`;

/** One line of text, trimmed and without invisible characters. */
export const textLine = (label: string, error?: string) =>
  z.string(error).overwrite(cleanLine).refine(isStorable, unstorableMessage(label));

/** Text that may have several lines, trimmed and without invisible characters. */
export const textBlock = (label: string, error?: string) =>
  z.string(error).overwrite(cleanBlock).refine(isStorable, unstorableMessage(label));

/** A line or nothing; `max` in characters. */
export const optionalLine = (label: string, max: number) =>
  textLine(label).max(max, tooLongMessage(label, max)).default('');

/** A line that is not empty; `max` in characters. */
export const requiredLine = (label: string, max: number, required = `${label} is required`) =>
  textLine(label, required).min(1, required).max(max, tooLongMessage(label, max));

/** Several lines or nothing; `max` in characters. */
export const optionalBlock = (label: string, max: number, tooLong = tooLongMessage(label, max)) =>
  textBlock(label).max(max, tooLong).default('');
