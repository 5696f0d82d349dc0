import { z } from 'zod';
import { cleanBlock, cleanLine, cleanName, fileNameKey } from '#platform/text/clean-text.js';

export { cleanBlock, cleanLine, cleanName, fileNameKey };

/** Free texts of all requests: one rule on the characters that they may hold. */

/** Halves of characters, which UTF-8 has not. */
const UNSTORABLE = /\p{Cs}/u;

export const isStorable = (text: string) => !UNSTORABLE.test(text);
export const unstorableMessage = (label: string) => `${label} holds characters that cannot be kept`;
export const tooLongMessage = (label: string, max: number) => `${label} must be ${max} symbols or less`;

/** One line of text, trimmed and without invisible characters. */
export const textLine = (label: string, error?: string) =>
  z.string(error).overwrite(cleanLine).refine(isStorable, unstorableMessage(label));

/** The name or title of something, whose signs are the plain ones. */
export const nameLine = (label: string, error?: string) =>
  z.string(error).overwrite(cleanName).refine(isStorable, unstorableMessage(label));

/** Text that may have several lines, trimmed and without invisible characters. */
export const textBlock = (label: string, error?: string) =>
  z.string(error).overwrite(cleanBlock).refine(isStorable, unstorableMessage(label));

/** A line or nothing; `max` in characters. */
export const optionalLine = (label: string, max: number) =>
  textLine(label).max(max, tooLongMessage(label, max)).default('');

/** A line that is not empty; `max` in characters. */
export const requiredLine = (label: string, max: number, required = `${label} is required`) =>
  textLine(label, required).min(1, required).max(max, tooLongMessage(label, max));

/** A name or nothing; `max` in characters. */
export const optionalName = (label: string, max: number) =>
  nameLine(label).max(max, tooLongMessage(label, max)).default('');

/** A name that is not empty; `max` in characters. */
export const requiredName = (label: string, max: number, required = `${label} is required`) =>
  nameLine(label, required).min(1, required).max(max, tooLongMessage(label, max));

/** Several lines or nothing; `max` in characters. */
export const optionalBlock = (label: string, max: number, tooLong = tooLongMessage(label, max)) =>
  textBlock(label).max(max, tooLong).default('');
