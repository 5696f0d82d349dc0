import { truncate } from '../../text/truncate.js';

/** ASCII spellings of letters that Unicode does not decompose. */
const ASCII_SPELLINGS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const ASCII_ONLY = /^\p{ASCII}*$/u;

const MAX_SORT_KEY_LENGTH = 100;

/** Lower case without accents: "Renée" and "RENEE" fold alike. */
export function fold(text: string): string {
  // Fast path for most texts.
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => ASCII_SPELLINGS[letter] ?? letter);
}

/** The same key for names that differ in case, accents, blanks, dashes and other signs only. */
export const nameKey = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** Sort key of a name: folded, blanks collapsed, truncated to 100 characters. Search engines compare it byte by byte. */
export function sortKey(text: string): string {
  return truncate(fold(text).replace(/\s+/g, ' ').trim(), MAX_SORT_KEY_LENGTH);
}
