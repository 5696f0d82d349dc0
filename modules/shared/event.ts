import type { z } from 'zod';
import { type EventType, eventType, type LogText } from '#platform/events/event.js';
import type { HistoryCategory, HistoryIcon, HistoryKind } from './history-kinds.js';

/**
 * How an event reads in a history. In the text {actor}, {user}, {organization}, {organizations}, {privilege},
 * {privileges}, {original} and {copy} stand for names, which are looked up when it is read. Words in [brackets] are left
 * out in the history of the application itself.
 */
export interface HistoryLine<P = never> {
  /** The things whose history has the event, by the id in its payload (SUBJECT_KEYS). */
  of: readonly HistoryKind[];
  category: HistoryCategory;
  icon: HistoryIcon;
  text: string | HistoryText<P>;
  /** How several of one act read together. */
  textOfMany?(payloads: readonly P[]): string;
  /** How it reads in the history of the job that this one was copied from. */
  textOfOriginal?: string;
  /** Posters do not get it in the history of their job. */
  isForAdministrators?: boolean;
}

/** Gets the payload as stored, in which fields of later versions are absent, and the account that caused the event. */
type HistoryText<P> = { text(payload: P, actorId: string | null): string }['text'];

/** An event type with its line in histories. */
export interface ModuleEventType extends EventType {
  /**
   * Null for a mail or a link that follows from another event, for drafts, which are their applicants' alone, and for
   * what has no history.
   */
  history: HistoryLine | null;
}

/** The type of an event, with what the system log and the histories say about it. */
export const event = <const N extends string, P extends z.ZodObject>(
  name: N,
  version: number,
  payload: P,
  texts: { log: LogText<z.output<P>>; history: HistoryLine<z.output<P>> | null },
) => ({ ...eventType(name, version, payload, texts.log), history: texts.history });

/** Returns a function that makes lines for the histories of these things. */
export const inHistoryOf =
  (...of: readonly HistoryKind[]) =>
  <P>(
    category: HistoryCategory,
    icon: HistoryIcon,
    text: string | HistoryText<P>,
    textOfMany?: (payloads: readonly P[]) => string,
  ): HistoryLine<P> => ({ of, category, icon, text, ...(textOfMany && { textOfMany }) });
