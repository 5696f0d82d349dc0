import type { HistoryCategory, HistoryIcon, HistoryKind } from '../../contract/api/history-kinds.js';

/** The event behind a sentence. */
export interface Happening {
  payload: Record<string, unknown>;
  actorId: string | null;
}

/**
 * How a kind of event reads in a history. In the sentence {actor}, {user}, {organization}, {organizations},
 * {privilege}, {privileges}, {original} and {copy} stand for names. Words in [brackets] are left out in the history of
 * the application itself.
 */
export interface Line {
  category: HistoryCategory;
  icon: HistoryIcon;
  sentence: string | ((happening: Happening) => string);
}

/** Lines by the name of the event. */
export type Lines = Readonly<Record<string, Line>>;

/** The field of a payload that says whom or what an event is about. */
export const SUBJECT_KEYS: Record<HistoryKind, string> = {
  users: 'userId',
  organizations: 'accountNumber',
  jobs: 'jobId',
  applications: 'applicationId',
};

export const line = (category: HistoryCategory, icon: HistoryIcon, sentence: Line['sentence']): Line => ({
  category,
  icon,
  sentence,
});

/** Whether the account did it itself. */
export const isOwn = ({ payload, actorId }: Happening) => actorId !== null && actorId === payload.userId;

export const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** "1 reference", "3 references". */
export const countOf = (count: unknown, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** "a", "a and b", "a, b and c". */
export const joinWords = (words: readonly string[]) => words.join(', ').replace(/, (?=[^,]*$)/, ' and ');

/** "1 added and 2 removed". */
export const describeChanges = (payload: Record<string, unknown>, kinds: readonly string[]) =>
  joinWords(kinds.flatMap((kind) => (lengthOf(payload[kind]) ? [`${lengthOf(payload[kind])} ${kind}`] : [])));
