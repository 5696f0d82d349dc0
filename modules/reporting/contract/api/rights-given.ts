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

/** Somebody who may act for an organization by an assignment, and who assigned it when; null where no event says so. */
export const MemberOfOrganization = z.object({
  user: z.object({ id: z.uuid(), name: z.string() }),
  /** Names of privileges. */
  privileges: z.array(z.string()),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type MemberOfOrganization = z.infer<typeof MemberOfOrganization>;

/** GET /api/history/organizations/{accountNumber}/members, by last name. */
export const MembersOfOrganization = z.array(MemberOfOrganization);

/** GET /api/history/users/{id}/rights: the last of each privilege and organization, newest first. */
export const RightsGiven = z.array(RightGiven);
export type RightsGiven = z.infer<typeof RightsGiven>;
