const MAX_WORD = 24;
const LONG_WORD = new RegExp(`[^\\s\\-/\\u200b]{${MAX_WORD}}(?=[^\\s\\-/])`, 'gu');

/**
 * Allows breaks within words that no table has room for. CSS can only allow them everywhere, which breaks ordinary
 * words of narrow columns.
 */
export const breakLongWords = (text: string): string => text.replace(LONG_WORD, '$&\u200b');
