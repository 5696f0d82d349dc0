/**
 * Stop words of documents and queries. "it", "us" and "no" stay searchable: they are also a department, a country and a
 * number sign.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be been by for from in is of on or our that the their this to we were will with you your'.split(
    ' ',
  ),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
