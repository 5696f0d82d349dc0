import { z } from 'zod';

export const LOG_LEVELS = ['error', 'info', 'warning'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Default and maximum rows per page of the log (W18.3, W20.9). */
const LOG_PAGE = { size: 25, max: 500 } as const;

/** GET /api/logs. `date` is a local day, `message` a part of the text, ignoring case. */
export const LogQuery = z.object({
  level: z.enum(LOG_LEVELS).optional(),
  date: z.iso.date('Please enter a date as YYYY-MM-DD').optional(),
  message: z.string().trim().max(50, 'Message must be 50 symbols or less').optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(LOG_PAGE.max).default(LOG_PAGE.size),
});
export type LogQuery = z.infer<typeof LogQuery>;

/** W18.4. `level` is a string, so that a page can show entries of an unknown level (W21.8). */
export const LogEntry = z.object({ id: z.uuid(), timestamp: z.iso.datetime(), level: z.string(), message: z.string() });
export type LogEntry = z.infer<typeof LogEntry>;

export const LogPage = z.object({ items: z.array(LogEntry), totalItemsCount: z.int() });
export type LogPage = z.infer<typeof LogPage>;
