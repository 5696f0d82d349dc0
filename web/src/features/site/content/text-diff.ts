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
  /** The number of places that differ. */
  places: number;
}

/** Marks what a text has more and less than the one before. */
export function markChanges(before: string, after: string): MarkedText {
  const parts = diffComm(tokensOf(before), tokensOf(after));
  const html = parts.map((part) => {
    if ('common' in part && part.common) return part.common.join('');
    const { buffer1 = [], buffer2 = [] } = part as { buffer1?: string[]; buffer2?: string[] };
    return (
      wrap(
        'del',
        buffer1.filter((token) => !isTag(token)),
      ) + marked(buffer2)
    );
  });
  return { html: html.join(''), places: parts.filter((part) => !('common' in part && part.common)).length };
}

const wrap = (tag: string, words: readonly string[]) => {
  const text = words.join('');
  return text.trim() ? `<${tag}>${text}</${tag}>` : text;
};

/** Words between tags, each run in an `ins` of its own, which no tag crosses. */
function marked(tokens: readonly string[]): string {
  let html = '';
  let words: string[] = [];
  for (const token of tokens) {
    if (!isTag(token)) {
      words.push(token);
      continue;
    }
    html += wrap('ins', words) + token;
    words = [];
  }
  return html + wrap('ins', words);
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
