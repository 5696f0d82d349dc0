import { z } from 'zod';
import { PRIVILEGE_NAMES, type PrivilegeId } from '#modules/shared/privileges.js';
import { ACCOUNT_LIMITS, emailField, nameField } from './account-rules.js';
import { UserResponse } from './accounts.js';

const isPrivilege = (id: number): id is PrivilegeId => Object.hasOwn(PRIVILEGE_NAMES, id);

/** The id of a privilege (P12.1). */
const privilegeField = z.int('There is no such privilege').refine(isPrivilege, 'There is no such privilege');

const text = (max: number) => z.string().trim().max(max).optional();

/** GET /api/users (W17.3): parts of names and e-mail, ignoring case; `organization` is an account number. */
export const UsersQuery = z.object({
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  firstName: text(ACCOUNT_LIMITS.name),
  lastName: text(ACCOUNT_LIMITS.name),
  email: text(ACCOUNT_LIMITS.email),
  privilege: z.coerce.number().int().min(1).max(10).optional(),
  organization: text(20),
  sortedColumn: z.enum(['lastName', 'email', 'loginTime']).default('lastName'),
  sortAlgorithm: z.enum(['ASC', 'DESC']).default('ASC'),
});
export type UsersQuery = z.infer<typeof UsersQuery>;

/** GET /api/users/privileges (W17.10): the options; an inactive one is shown disabled. */
export const PrivilegeResponse = z.object({ id: z.int(), name: z.string(), isActive: z.boolean() });
export type PrivilegeResponse = z.infer<typeof PrivilegeResponse>;

/** A row of user management, with the field names of W17.16; GET /api/users/{id}/summary has one. */
export const UserSummary = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isAccountConfirmed: z.boolean(),
  isAccessible: z.boolean(),
  /** The last sign-in; null before the first. */
  loginTime: z.iso.datetime().nullable(),
  privileges: z.array(PrivilegeResponse),
  organizations: z.array(z.object({ accountNumber: z.string(), accountName: z.string() })),
  /** Sent back with a change, for optimistic locking. */
  version: z.int(),
});
export type UserSummary = z.infer<typeof UserSummary>;

/** GET /api/users/{id} for those who manage users (W17.16); null is unknown (W17.17). */
export const UserDetails = UserSummary.extend({
  ...UserResponse.omit({ privileges: true, organizations: true }).shape,
  address1: z.string().nullable(),
  city: z.string().nullable(),
  ppid: z.string().nullable(),
  isProfileCompleted: z.boolean(),
  isLocked: z.boolean(),
});
export type UserDetails = z.infer<typeof UserDetails>;

/** Sessions of one answer. */
export const MAX_SESSIONS = 10;

/**
 * GET /api/users/{id}/sessions: the open sessions, MAX_SESSIONS at most, those first that were used last. `usedAt` is as
 * exact as access tokens live, 15 minutes. Browser and network are not kept.
 */
export const UserSessions = z.object({
  items: z.array(z.object({ id: z.uuid(), signedInAt: z.iso.datetime(), usedAt: z.iso.datetime() })),
  totalItemsCount: z.int(),
});
export type UserSessions = z.infer<typeof UserSessions>;

/** GET /api/users/{id}/consequences: what ends with rights of a user, and with the account. */
export const UserConsequences = z.object({
  /** Postings that name the user as a reviewer, by organization. */
  reviews: z.array(z.object({ accountNumber: z.string(), jobs: z.int() })),
  /** Kept for the record when the account is removed. */
  submittedApplications: z.int(),
  /** Drafts and withdrawn applications. */
  otherApplications: z.int(),
  documents: z.int(),
});
export type UserConsequences = z.infer<typeof UserConsequences>;

/** POST /api/users/admin (W17.8, W17.11, W17.12). */
export const UserForm = z.object({
  firstName: nameField('First Name'),
  lastName: nameField('Last Name'),
  email: emailField,
  privileges: z.array(privilegeField).max(10),
  /** Account numbers. */
  organizations: z.array(z.string().trim().min(1).max(20)).max(1000),
});
export type UserForm = z.infer<typeof UserForm>;

/**
 * PATCH /api/users/{id} (W17.9): replaces all rights of the user; names and address stay without a new value. `version`
 * is the one that was read; without it the last change wins.
 */
export const UserEdit = UserForm.partial({ firstName: true, lastName: true, email: true }).extend({
  version: z.int().optional(),
});
export type UserEdit = z.infer<typeof UserEdit>;
