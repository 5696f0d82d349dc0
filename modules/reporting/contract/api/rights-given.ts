import { z } from 'zod';

/** When a privilege or an organization was last given to an account, or taken from it, and by whom. */
export const RightGiven = z.object({
  /** The number of a privilege, or null. */
  privilege: z.int().nullable(),
  /** The account number of an organization, or null. */
  organization: z.string().nullable(),
  name: z.string(),
  isTaken: z.boolean(),
  /** The account itself for what it chose; null for a command. */
  by: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  at: z.iso.datetime(),
});
export type RightGiven = z.infer<typeof RightGiven>;

/** GET /api/history/users/{id}/rights: the last of each privilege and organization, newest first. */
export const RightsGiven = z.array(RightGiven);
export type RightsGiven = z.infer<typeof RightsGiven>;
