import { z } from 'zod';
import { MailRecord } from '#modules/notifications/contract/api/mails.js';
import { HISTORY_CATEGORIES, HISTORY_ICONS } from '#modules/shared/history-kinds.js';

/** Default and maximum entries of a page. */
const HISTORY_PAGE = { size: 20, max: 100 } as const;

/** The actor of what no person did. */
export const PRODUCT_ACTOR = 'product';

/**
 * GET /api/history/…. `before` is the id of the oldest entry that is there; `categories` are joined by commas; `by` is
 * one of the `actors`, for readers who get them.
 */
export const HistoryQuery = z.object({
  before: z.uuid().optional(),
  categories: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(HISTORY_CATEGORIES)))
    .optional(),
  by: z.union([z.uuid(), z.literal(PRODUCT_ACTOR)]).optional(),
  limit: z.coerce.number().int().min(1).max(HISTORY_PAGE.max).default(HISTORY_PAGE.size),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** A field that an event changed. Null for values that are not kept: of people, and of long texts. */
export const HistoryChange = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** A mail that an event sent. `recipient` is null for the support address. */
export const HistoryMail = MailRecord.extend({
  recipient: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type HistoryMail = z.infer<typeof HistoryMail>;

export const HistoryEntry = z.object({
  id: z.uuid(),
  /** Entries next to each other with the same act were one; null for older ones, which stand alone. */
  act: z.string().nullable(),
  at: z.iso.datetime(),
  category: z.enum(HISTORY_CATEGORIES),
  icon: z.enum(HISTORY_ICONS),
  /** The name at the beginning of the sentence; null for a sentence without. */
  who: z.string().nullable(),
  /** The rest of the sentence. */
  text: z.string(),
  /** The posting that the text names, for readers who may open its form. */
  posting: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** A sentence about all events of the act that are like this one, where there are several. */
  ofMany: z.object({ who: z.string().nullable(), text: z.string() }).nullable(),
  /** In the order of the fields on their page. */
  changes: z.array(HistoryChange),
  /** For administrators; others get none. */
  mails: z.array(HistoryMail),
  /** Why an event that sends mails sent none; null where that is no question. */
  noMail: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** The thing of a history, by its name of today. */
export const HistoryThing = z.object({
  name: z.string(),
  /** Such as the organization and the number of a posting. */
  about: z.array(z.string()),
  /** A removed account or a deleted posting, of which the history stays. */
  isRemoved: z.boolean(),
});
export type HistoryThing = z.infer<typeof HistoryThing>;

/**
 * Newest first, in whole acts: a page has more entries than were asked for where an act would be cut. `categories` are
 * those that this history has for its reader. `actors` are those of the whole history by name, on its first page and for
 * administrators; others get none, as some sentences leave out who did it.
 */
export const HistoryPage = z.object({
  thing: HistoryThing,
  items: z.array(HistoryEntry),
  hasMore: z.boolean(),
  categories: z.array(z.enum(HISTORY_CATEGORIES)),
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type HistoryPage = z.infer<typeof HistoryPage>;
