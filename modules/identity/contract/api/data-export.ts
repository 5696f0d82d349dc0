import { z } from 'zod';

/** Hours for which a finished download is kept. */
export const DATA_EXPORT_HOURS = 24;

/**
 * The download of what is kept about the user; `failed` once its making was given up, and it may be asked for again.
 */
export const DataExportResponse = z.object({
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  /** Null without a download. */
  requestedAt: z.iso.datetime().nullable(),
  /** The end of a finished download; else null. */
  expiresAt: z.iso.datetime().nullable(),
  /** Bytes of a finished download; else null. */
  size: z.int().nullable(),
});
export type DataExportResponse = z.infer<typeof DataExportResponse>;
