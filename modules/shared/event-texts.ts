import { shortId } from '#platform/events/event-texts.js';
import { joinWords } from './join-words.js';
import { PRIVILEGE_NAMES } from './privileges.js';

/** Words of events in the system log and in histories. */

export const user = ({ userId }: { userId: string | null }) => `account ${shortId(userId)}`;

export const organization = (accountNumber: string) => `organization ${accountNumber}`;

export const privilegeName = (id: unknown) => PRIVILEGE_NAMES[id as keyof typeof PRIVILEGE_NAMES] ?? `Privilege ${id}`;

/** A state in a payload as users know it; one that is no longer in use stays as it was recorded. */
export const wordsFrom = (names: Readonly<Record<string, string>>) => (state: unknown) =>
  names[String(state)] ?? String(state);

/** Whether the account did it itself. */
export const isOwn = ({ userId }: { userId: string }, actorId: string | null) => actorId === userId;

/** "1 reference", "3 references". */
/** "1 Hired, 10 Not selected": each text with how often it is there, in the order of the first ones. */
export function countsOf(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `${count} ${text}`).join(', ');
}

export const countOf = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** "1 added and 2 removed". */
export const describeChanges = <K extends string>(
  payload: Readonly<Record<K, readonly string[]>>,
  kinds: readonly K[],
) => joinWords(kinds.flatMap((kind) => (payload[kind].length ? [`${payload[kind].length} ${kind}`] : [])));
