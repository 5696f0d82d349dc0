import { z } from 'zod';

const account = z.object({ userId: z.uuid() });
const session = account.extend({ sessionId: z.uuid() });

/** Somebody signed up; the address is not confirmed yet. */
export const AccountRegistered = { name: 'AccountRegistered', version: 1, payload: account } as const;

/** A known, confirmed address was used to sign up again: its owner is told, the stranger is not (near P4.2). */
export const SignUpRepeated = { name: 'SignUpRepeated', version: 1, payload: account } as const;

/** A (new) confirmation link is to be mailed. */
export const ConfirmationLinkRequested = { name: 'ConfirmationLinkRequested', version: 1, payload: account } as const;

/** `by`: the mailed link, a set-password link, or an administrator's seed or command. */
export const AccountConfirmed = {
  name: 'AccountConfirmed',
  version: 1,
  payload: account.extend({ by: z.enum(['link', 'passwordLink', 'command']) }),
} as const;

/** A link to set a password is to be mailed: `first` for an account made by others, `forgotten` on the owner's wish. */
export const PasswordLinkRequested = {
  name: 'PasswordLinkRequested',
  version: 1,
  payload: account.extend({ reason: z.enum(['first', 'forgotten']) }),
} as const;

/** The owner set another password, knowing the one before. */
export const PasswordChanged = { name: 'PasswordChanged', version: 1, payload: account } as const;

/** By a mailed link. */
export const PasswordSet = { name: 'PasswordSet', version: 1, payload: account } as const;

export const SignedIn = { name: 'SignedIn', version: 1, payload: session } as const;

/** `userId` is null when no account has the address. */
export const SignInRefused = {
  name: 'SignInRefused',
  version: 1,
  payload: z.object({ userId: z.uuid().nullable(), reason: z.enum(['unknown', 'password', 'locked', 'unconfirmed']) }),
} as const;

/** Somebody with a session of the account did not know its password. */
export const CurrentPasswordRefused = { name: 'CurrentPasswordRefused', version: 1, payload: account } as const;

export const SignedOut = { name: 'SignedOut', version: 1, payload: session } as const;

/** The session was ended by somebody or something else than its user's sign-out. */
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

const emailChange = account.extend({ changeId: z.uuid() });

/** The new address gets a link, the old one is told (near P8.2). */
export const EmailChangeRequested = { name: 'EmailChangeRequested', version: 1, payload: emailChange } as const;

/** The new address is confirmed and is the account's from now on. */
export const EmailChanged = { name: 'EmailChanged', version: 1, payload: emailChange } as const;

const grant = account.extend({ privileges: z.array(z.int()), organizations: z.array(z.string()) });

/** What was added: privilege ids and account numbers of organizations. */
export const PrivilegesGranted = { name: 'PrivilegesGranted', version: 1, payload: grant } as const;

/** What was taken away. */
export const PrivilegesRevoked = { name: 'PrivilegesRevoked', version: 1, payload: grant } as const;

export const AccountLocked = { name: 'AccountLocked', version: 1, payload: account } as const;
export const AccountUnlocked = { name: 'AccountUnlocked', version: 1, payload: account } as const;

const postingAccess = account.extend({ requestId: z.uuid() });

/** Somebody asks to post for an organization (W1.7). */
export const PostingAccessRequested = { name: 'PostingAccessRequested', version: 1, payload: postingAccess } as const;

/** What the person was given stands in PrivilegesGranted too, unless it was held already. */
export const PostingAccessGranted = {
  name: 'PostingAccessGranted',
  version: 1,
  payload: postingAccess.extend({ privilege: z.int(), organization: z.string() }),
} as const;

export const PostingAccessDeclined = { name: 'PostingAccessDeclined', version: 1, payload: postingAccess } as const;
