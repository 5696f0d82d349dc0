import { z } from 'zod';
import { HISTORY_CATEGORIES, HISTORY_ICONS } from '#modules/shared/history-kinds.js';

/** Default and maximum entries of a page. */
const HISTORY_PAGE = { size: 20, max: 100 } as const;

/** GET /api/history/…. `before` is the id of the oldest entry that is there; `categories` are joined by commas. */
export const HistoryQuery = z.object({
  before: z.uuid().optional(),
  categories: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(HISTORY_CATEGORIES)))
    .optional(),
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
  /** In the order of the fields on their page. */
  changes: z.array(HistoryChange),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Newest first. `categories` are those that this history has for its reader. */
export const HistoryPage = z.object({
  items: z.array(HistoryEntry),
  hasMore: z.boolean(),
  categories: z.array(z.enum(HISTORY_CATEGORIES)),
});
export type HistoryPage = z.infer<typeof HistoryPage>;
