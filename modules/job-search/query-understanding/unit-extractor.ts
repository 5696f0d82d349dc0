import { tokenize } from '#platform/search/language/tokenizer.js';

const UNIT = /\b(?:iu|intermediate unit)\b(?:\s*#?\s*(\d{1,2})\b)?/;
/** In the longest name of a unit, without "Intermediate Unit". */
const MAX_NAME_WORDS = 3;
const UNIT_NAME = /^(.+?) intermediate unit \d+$/i;
/** Words that people leave out of the name. */
const OPTIONAL_WORDS = /\b(?:county|educational)\b/g;

/** Names of an intermediate unit without their kind: "berks county" and "berks"; none for "Intermediate Unit 1". */
export function unitNames(accountName: string): string[] {
  const name = tokenize(UNIT_NAME.exec(accountName)?.[1] ?? '')
    .flat()
    .join(' ');
  return name ? [name, name.replace(OPTIONAL_WORDS, '').trim()] : [];
}

/** The first intermediate unit of a folded text, named by its number ("iu 13") or its name ("capital area iu"). */
export function extractUnit(
  text: string,
  numbersByName: ReadonlyMap<string, number>,
): { number: number; rest: string } | null {
  const match = UNIT.exec(text);
  if (!match) return null;
  const [typed, number] = match;
  const before = text.slice(0, match.index).split(' ').filter(Boolean);
  const after = text.slice(match.index + typed.length);
  for (let length = Math.min(MAX_NAME_WORDS, before.length); length > 0; length--) {
    const named = numbersByName.get(tokenize(before.slice(-length).join(' ')).flat().join(' '));
    const rest = `${before.slice(0, -length).join(' ')} ${after}`;
    // A name alone is that of the employer.
    if (named !== undefined && named === Number(number ?? named) && rest.trim()) return { number: named, rest };
  }
  return number === undefined ? null : { number: Number(number), rest: `${before.join(' ')} ${after}` };
}
