import { diff3Merge, diffComm } from 'node-diff3';

const BLOCK = /^<(p|h[1-6]|ul|ol|blockquote|hr)\b/i;
const VOID = /^<(br|hr)\b/i;

/** Tags, and words with the blanks behind them. */
const tokensOf = (html: string): string[] => html.match(/<[^>]+>|[^<\s]+\s*|\s+/g) ?? [];

const isTag = (token: string) => token.startsWith('<');

/** The paragraphs, headings and lists of a sanitized text. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let depth = 0;
  const end = () => {
    if (block.trim()) blocks.push(block.trim());
    block = '';
  };
  for (const token of tokensOf(html)) {
    const begins = depth === 0 && BLOCK.test(token);
    if (begins) end();
    block += token;
    if (isTag(token) && !VOID.test(token)) depth += token.startsWith('</') ? -1 : 1;
    if (depth === 0 && (VOID.test(token) || BLOCK.test(token.replace('/', '')))) end();
  }
  end();
  return blocks;
}

export interface MarkedText {
  /** The new text, in which `ins` and `del` mark words. */
  html: string;
  /** The number of places in which words differ; formatting does not count. */
  places: number;
}

const isWord = (token: string) => !isTag(token) && token.trim() !== '';
const wordsOf = (html: string) =>
  tokensOf(html)
    .filter(isWord)
    .map((word) => word.trim());

/** Marks the words that a text has more and less than the one before. */
export function markChanges(before: string, after: string): MarkedText {
  const { added, removed, places } = compareWords(wordsOf(before), wordsOf(after));
  const removedAt = (place: number) => (removed.has(place) ? `<del>${removed.get(place)} </del>` : '');
  let place = 0;
  let html = '';
  for (const token of tokensOf(after)) {
    if (!isWord(token)) {
      html += token;
      continue;
    }
    html += removedAt(place) + (added.has(place) ? `<ins>${token}</ins>` : token);
    place += 1;
  }
  return { html: (html + removedAt(place)).replaceAll('</ins><ins>', ''), places };
}

/** The places of new words, and the words that are gone before a place. */
function compareWords(before: readonly string[], after: readonly string[]) {
  const added = new Set<number>();
  const removed = new Map<number, string>();
  let place = 0;
  let places = 0;
  for (const part of diffComm([...before], [...after])) {
    if ('common' in part && part.common) {
      place += part.common.length;
      continue;
    }
    const { buffer1 = [], buffer2 = [] } = part as { buffer1?: string[]; buffer2?: string[] };
    places += 1;
    if (buffer1.length) removed.set(place, buffer1.join(' '));
    for (let word = 0; word < buffer2.length; word += 1) added.add(place + word);
    place += buffer2.length;
  }
  return { added, removed, places };
}

/** A part of two texts that were made from the same one: merged, or changed by both. */
export type MergedPart = { merged: string[] } | { mine: string[]; saved: string[] };

/** Puts both changes of a text together, block by block. */
export const mergeTexts = ({ seen, saved, mine }: Record<'seen' | 'saved' | 'mine', string>): MergedPart[] =>
  diff3Merge(blocksOf(mine), blocksOf(seen), blocksOf(saved)).map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a, saved: conflict.b } : { merged: ok ?? [] },
  );

/** The merged text; of what both changed the saved part, or mine where `chosen` has its place among the parts. */
export const joinParts = (parts: readonly MergedPart[], chosen: ReadonlySet<number>): string =>
  parts.flatMap((part, at) => ('merged' in part ? part.merged : chosen.has(at) ? part.mine : part.saved)).join('');
