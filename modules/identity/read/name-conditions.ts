import { likeContains } from '#platform/database/like-pattern.js';
import { type Condition, containsFolded, inAny } from '#platform/database/list-plans.js';

/** Each word of a text is a part of the name. A text without words is one itself. */
export function inName(text: string): Condition[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return (words.length ? words : [text]).flatMap((word) => inAny(containsFolded('folded_name', word)));
}

/** `inName`, or a part of the address in any case. */
export function inNameOrEmail(text: string): Condition {
  const words = inName(text);
  return {
    sql: words.length ? `(${words.map(({ sql }) => sql).join(' and ')} or email ilike ?)` : 'email ilike ?',
    parameters: [...words.flatMap(({ parameters }) => parameters), likeContains(text)],
  };
}
