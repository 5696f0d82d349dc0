import type { LogPart } from '../contract/api/log.js';

export type Target = NonNullable<LogPart['target']>;

/**
 * By the words of stored messages, such as "account 5f1c2ab9", "job 20402" or "organization 115222752". A deleted
 * posting has no target.
 */
export type NamesOfMessages = ReadonlyMap<string, { name: string; target?: Target }>;

const REFERENCE = /\b(account|job|organization) (\w+)/gi;

/** Puts names in the place of ids and numbers; those without a name stay as they are. */
export function splitMessage(message: string, names: NamesOfMessages): LogPart[] {
  const parts: LogPart[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parts.push({ text: message.slice(end, to) });
  };
  for (const match of message.matchAll(REFERENCE)) {
    const named = names.get(match[0].toLowerCase());
    if (!named) continue;
    addText(match.index);
    parts.push({ text: named.name, ...(named.target && { target: named.target }) });
    end = match.index + match[0].length;
  }
  addText(message.length);
  return parts;
}
