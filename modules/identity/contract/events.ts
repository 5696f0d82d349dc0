import { z } from 'zod';

const account = z.object({ userId: z.uuid() });
const session = account.extend({ sessionId: z.uuid() });

/** An account was created; its e-mail is not confirmed yet. */
export const AccountRegistered = { name: 'AccountRegistered', version: 1, payload: account } as const;

/** A sign-up used a confirmed e-mail address: its owner gets a mail, the visitor learns nothing (near P4.2). */
export const SignUpRepeated = { name: 'SignUpRepeated', version: 1, payload: account } as const;

/**
 * A confirmation link is to be mailed. `jobId` is the job to return to, `signUpId` a later sign-up with the same
 * address.
 */
export const ConfirmationLinkRequested = {
  name: 'ConfirmationLinkRequested',
  version: 1,
  payload: account.extend({ jobId: z.uuid().optional(), signUpId: z.uuid().optional() }),
} as const;

/** `by`: the mailed link, a set-password link, or an administrator's seed or command. */
export const AccountConfirmed = {
  name: 'AccountConfirmed',
  version: 1,
  payload: account.extend({ by: z.enum(['link', 'passwordLink', 'command']) }),
} as const;

/** A password link was requested for an address, known or not; the worker looks it up. */
export const PasswordForgotten = {
  name: 'PasswordForgotten',
  version: 1,
  payload: z.object({ requestId: z.uuid() }),
} as const;

/** A set-password link is to be mailed: `first` for an account created by others, `forgotten` on request. */
export const PasswordLinkRequested = {
  name: 'PasswordLinkRequested',
  version: 1,
  payload: account.extend({ reason: z.enum(['first', 'forgotten']) }),
} as const;

/** The user changed the password, knowing the current one. */
export const PasswordChanged = { name: 'PasswordChanged', version: 1, payload: account } as const;

/** The password was set by a mailed link. */
export const PasswordSet = { name: 'PasswordSet', version: 1, payload: account } as const;

export const SignedIn = { name: 'SignedIn', version: 1, payload: session } as const;

/** `userId` is null if no account has the e-mail address. */
export const SignInRefused = {
  name: 'SignInRefused',
  version: 1,
  payload: z.object({ userId: z.uuid().nullable(), reason: z.enum(['unknown', 'password', 'locked', 'unconfirmed']) }),
} as const;

/** A signed-in user entered a wrong current password. */
export const CurrentPasswordRefused = { name: 'CurrentPasswordRefused', version: 1, payload: account } as const;

export const SignedOut = { name: 'SignedOut', version: 1, payload: session } as const;

/** The session was ended other than by signing out. */
export const SessionRevoked = {
  name: 'SessionRevoked',
  version: 1,
  payload: session.extend({
    reason: z.enum(['tokenReused', 'passwordSet', 'passwordChanged', 'signedOutEverywhere', 'locked']),
  }),
} as const;

export const TermsAccepted = {
  name: 'TermsAccepted',
  version: 1,
  payload: account.extend({ acceptedAt: z.iso.datetime() }),
} as const;

/** Search distance in miles, 5 to 500. */
export const SettingsChanged = {
  name: 'SettingsChanged',
  version: 1,
  payload: account.extend({ isEmailReceiver: z.boolean(), searchDistance: z.int() }),
} as const;

/** The default search location was changed in the profile. Miles. */
export const SearchPreferencesChanged = {
  name: 'SearchPreferencesChanged',
  version: 1,
  payload: account.extend({ searchDistance: z.int().nullable() }),
} as const;

const emailChange = account.extend({ changeId: z.uuid() });

/** The new e-mail address gets a link, the old one a warning (near P8.2). */
export const EmailChangeRequested = { name: 'EmailChangeRequested', version: 1, payload: emailChange } as const;

/** The new e-mail address was confirmed and is now the account's. */
export const EmailChanged = { name: 'EmailChanged', version: 1, payload: emailChange } as const;

/** An administrator replaced an address that was never confirmed; a set-password link follows. */
export const EmailCorrected = { name: 'EmailCorrected', version: 1, payload: account } as const;

/** An administrator changed the names. */
export const AccountRenamed = { name: 'AccountRenamed', version: 1, payload: account } as const;

/** The user asked to delete the account, which is removed at `dueAt`. */
export const AccountRemovalRequested = {
  name: 'AccountRemovalRequested',
  version: 1,
  payload: account.extend({ dueAt: z.iso.datetime() }),
} as const;

/** The user took the request to delete the account back. */
export const AccountKept = { name: 'AccountKept', version: 1, payload: account } as const;

/** The account and everything of its user is gone, but submitted applications (W17.15). */
export const AccountRemoved = { name: 'AccountRemoved', version: 1, payload: account } as const;

const dataExport = account.extend({ exportId: z.uuid() });

/** The user asked for what is kept about them. */
export const DataExportRequested = { name: 'DataExportRequested', version: 1, payload: dataExport } as const;

/** The file can be downloaded until `expiresAt`; its size is in bytes. */
export const DataExportReady = {
  name: 'DataExportReady',
  version: 1,
  payload: dataExport.extend({ size: z.int(), expiresAt: z.iso.datetime() }),
} as const;

const grant = account.extend({ privileges: z.array(z.int()), organizations: z.array(z.string()) });

/** Added privilege ids and account numbers of organizations. */
export const PrivilegesGranted = { name: 'PrivilegesGranted', version: 1, payload: grant } as const;

/** Removed privilege ids and account numbers of organizations. */
export const PrivilegesRevoked = { name: 'PrivilegesRevoked', version: 1, payload: grant } as const;

/** Somebody who manages users read all of the account, such as its address and PPID. */
export const AccountViewed = { name: 'AccountViewed', version: 1, payload: account } as const;

export const AccountLocked = { name: 'AccountLocked', version: 1, payload: account } as const;
export const AccountUnlocked = { name: 'AccountUnlocked', version: 1, payload: account } as const;

const postingAccess = account.extend({ requestId: z.uuid() });

/** A user requested posting rights for an organization (W1.7). */
export const PostingAccessRequested = { name: 'PostingAccessRequested', version: 1, payload: postingAccess } as const;

/** Newly granted rights are also recorded as PrivilegesGranted. */
export const PostingAccessGranted = {
  name: 'PostingAccessGranted',
  version: 1,
  payload: postingAccess.extend({ privilege: z.int(), organization: z.string() }),
} as const;

export const PostingAccessDeclined = { name: 'PostingAccessDeclined', version: 1, payload: postingAccess } as const;
