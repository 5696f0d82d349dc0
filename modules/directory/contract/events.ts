import { z } from 'zod';

/** The reference data was loaded for the first time. */
export const DirectoryLoaded = {
  name: 'DirectoryLoaded',
  version: 1,
  payload: z.object({ organizations: z.int(), positions: z.int() }),
} as const;

/** Name, type or usability of an organization changed; subscribers query the current values. */
export const OrganizationChanged = {
  name: 'OrganizationChanged',
  version: 1,
  payload: z.object({ accountNumber: z.string(), active: z.boolean(), action: z.enum(['enabled', 'disabled']) }),
} as const;

/** Name, group or approval of a position changed, or it left the catalogue. */
export const PositionChanged = {
  name: 'PositionChanged',
  version: 1,
  payload: z.object({ positionId: z.uuid() }),
} as const;
