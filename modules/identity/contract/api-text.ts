import { z } from 'zod';
import { cleanBlock, cleanLine } from './api-clean-text.js';

/** Free texts of all requests: one rule on the characters that they may hold. */

/** Controls, which PostgreSQL or mail refuse, and halves of characters. */
const UNSTORABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

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
