import { z } from 'zod';
import { cleanName } from '#platform/text/clean-text.js';

export const LOG_LEVELS = ['error', 'info', 'warning'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Default and maximum rows per page of the log (W18.3, W20.9). */
const LOG_PAGE = { size: 25, max: 500 } as const;

/** An empty one is no filter. */
export const filterName = (label: string) =>
  z
    .string()
    .trim()
    .max(50, `${label} must be 50 symbols or less`)
    .transform((name) => name || undefined);

/**
 * GET /api/logs. `date` is a local day. `message` is a part of the stored text, or of the name or address of a person
 * whom the entry names or who caused it, ignoring case. `subscriber` finds entries about deliveries to it, `accountId`
 * those that name the account or that it caused. `downTo` is the id of the oldest entry that counts, which tells how
 * many are new above a page.
 */
export const LogQuery = z.object({
  level: z.enum(LOG_LEVELS).optional(),
  date: z.iso.date('Please enter a date as YYYY-MM-DD').optional(),
  message: z.string().overwrite(cleanName).max(50, 'Message must be 50 symbols or less').optional(),
  factName: filterName('Fact').optional(),
  subscriber: filterName('Subscriber').optional(),
  accountId: z.uuid('Please enter the whole id of an account').toLowerCase().optional(),
  jobListingNumber: z.coerce
    .number('Please enter the number of a posting')
    .int('Please enter the number of a posting')
    .min(1, 'Please enter the number of a posting')
    .max(2_147_483_647, 'Please enter the number of a posting')
    .optional(),
  downTo: z.uuid().optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(LOG_PAGE.max).default(LOG_PAGE.size),
});
export type LogQuery = z.infer<typeof LogQuery>;

/** Kinds of things that an entry links to. */
const LOG_TARGETS = ['account', 'job', 'organization'] as const;

/** A part of a message. Where the stored text has an id, the name of today, with what it leads to. */
export const LogPart = z.object({
  text: z.string(),
  target: z.object({ kind: z.enum(LOG_TARGETS), id: z.string() }).optional(),
});
export type LogPart = z.infer<typeof LogPart>;

/** W18.4. `level` is a string, so that a page can show entries of an unknown level (W21.8). */
export const LogEntry = z.object({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  level: z.string(),
  factName: z.string(),
  /** As stored, with ids. */
  message: z.string(),
  /** The message with names. */
  parts: z.array(LogPart),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** While `isCounting`, `totalItemsCount` is the number of matches found so far. */
export const LogPage = z.object({ items: z.array(LogEntry), totalItemsCount: z.int(), isCounting: z.boolean() });
export type LogPage = z.infer<typeof LogPage>;

/** GET /api/logs/choices: values of the filters. */
export const LogChoices = z.object({ factNames: z.array(z.string()), subscribers: z.array(z.string()) });
export type LogChoices = z.infer<typeof LogChoices>;
