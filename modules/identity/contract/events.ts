import { z } from 'zod';
import { event, inHistoryOf } from '#modules/shared/event.js';
import { isOwn, user } from '#modules/shared/event-texts.js';
import { shortId, warning } from '#platform/events/event-texts.js';
import { formatDay } from '#platform/time/format-date.js';

const inHistory = inHistoryOf('users');

const account = z.object({ userId: z.uuid() });

/** An account was created; its e-mail is not confirmed yet. */
export const AccountRegistered = event('AccountRegistered', 1, account, {
  log: (p) => `Registered ${user(p)}`,
  history: inHistory('changes', 'created', (_, actorId) => `${actorId ? '{actor}' : '{user}'} created the account.`),
});

/** A sign-up used a confirmed e-mail address: its owner gets a mail, the visitor learns nothing (near P4.2). */
export const SignUpRepeated = event('SignUpRepeated', 1, account, {
  log: (p) => warning(`Sign-up with the address of ${user(p)}`),
  history: inHistory('signIns', 'refused', 'Somebody signed up again with the address of {user}.'),
});

/**
 * A confirmation link is to be mailed. `jobId` is the job to return to, `signUpId` a later sign-up with the same
 * address.
 */
export const ConfirmationLinkRequested = event(
  'ConfirmationLinkRequested',
  1,
  account.extend({ jobId: z.uuid().optional(), signUpId: z.uuid().optional() }),
  {
    log: (p) => `Confirmation link requested for ${user(p)}`,
    history: null,
  },
);

/** `by`: the mailed link, a set-password link, or an administrator's seed or command. */
export const AccountConfirmed = event(
  'AccountConfirmed',
  1,
  account.extend({ by: z.enum(['link', 'passwordLink', 'command']) }),
  {
    log: (p) => `Confirmed ${user(p)}`,
    history: inHistory('states', 'confirmed', (p) =>
      p.by === 'command' ? 'The account was confirmed by a command.' : '{user} confirmed the email address.',
    ),
  },
);

/** A password link was requested for an address, known or not; the worker looks it up. */
export const PasswordForgotten = event('PasswordForgotten', 1, z.object({ requestId: z.uuid() }), {
  log: (p) => `New password asked for, request ${shortId(p.requestId)}`,
  history: null,
});

/** A set-password link is to be mailed: `first` for an account created by others, `forgotten` on request. */
export const PasswordLinkRequested = event(
  'PasswordLinkRequested',
  1,
  account.extend({ reason: z.enum(['first', 'forgotten']) }),
  {
    log: (p) => `Password link requested for ${user(p)}`,
    history: inHistory('changes', 'changed', (_, actorId) =>
      actorId ? '{actor} sent {user} a link to set the password.' : '{user} was sent a link to set the password.',
    ),
  },
);

/** The user changed the password, knowing the current one. */
export const PasswordChanged = event('PasswordChanged', 1, account, {
  log: (p) => `Password changed by ${user(p)}`,
  history: inHistory('changes', 'changed', '{actor} changed the password.'),
});

/** The password was set by a mailed link. */
export const PasswordSet = event('PasswordSet', 1, account, {
  log: (p) => `New password for ${user(p)}`,
  history: inHistory('changes', 'changed', '{user} set the password by a mailed link.'),
});

export const TermsAccepted = event('TermsAccepted', 1, account.extend({ acceptedAt: z.iso.datetime() }), {
  log: (p) => `Terms accepted by ${user(p)}`,
  history: inHistory('states', 'confirmed', '{actor} accepted the terms.'),
});

/** Search distance in miles, 5 to 500. */
export const SettingsChanged = event(
  'SettingsChanged',
  1,
  account.extend({ isEmailReceiver: z.boolean(), searchDistance: z.int() }),
  {
    log: (p) => `Settings saved by ${user(p)}`,
    history: inHistory(
      'changes',
      'changed',
      (p) => `{actor} changed the settings: mails are turned ${p.isEmailReceiver ? 'on' : 'off'}.`,
    ),
  },
);

/** The default search location was changed in the profile. Miles. */
export const SearchPreferencesChanged = event(
  'SearchPreferencesChanged',
  1,
  account.extend({ searchDistance: z.int().nullable() }),
  {
    log: (p) => `Search location of ${user(p)} saved`,
    history: inHistory('changes', 'changed', '{actor} changed the search location.'),
  },
);

const emailChange = account.extend({ changeId: z.uuid() });

/** The new e-mail address gets a link, the old one a warning (near P8.2). */
export const EmailChangeRequested = event('EmailChangeRequested', 1, emailChange, {
  log: (p) => `New email address asked for by ${user(p)}`,
  history: inHistory('changes', 'changed', '{actor} asked for another email address.'),
});

/** The new e-mail address was confirmed and is now the account's. */
export const EmailChanged = event('EmailChanged', 1, emailChange, {
  log: (p) => `New email address confirmed for ${user(p)}`,
  history: inHistory('changes', 'changed', '{user} confirmed the new email address.'),
});

/** An administrator replaced an address that was never confirmed; a set-password link follows. */
export const EmailCorrected = event('EmailCorrected', 1, account, {
  log: (p) => `Unconfirmed email address of ${user(p)} replaced`,
  history: inHistory('changes', 'changed', '{actor} replaced the email address, which nobody had confirmed.'),
});

/** An administrator changed the names. */
export const AccountRenamed = event('AccountRenamed', 1, account, {
  log: (p) => `Names of ${user(p)} changed`,
  history: inHistory('changes', 'changed', '{actor} changed the name.'),
});

/** The user asked to delete the account, which is removed at `dueAt`. */
export const AccountRemovalRequested = event(
  'AccountRemovalRequested',
  1,
  account.extend({ dueAt: z.iso.datetime() }),
  {
    log: (p) => `Deletion of the account asked for by ${user(p)}`,
    history: inHistory(
      'states',
      'removed',
      (p) => `{actor} asked to delete the account on ${formatDay(new Date(p.dueAt))}.`,
    ),
  },
);

/** The user took the request to delete the account back. */
export const AccountKept = event('AccountKept', 1, account, {
  log: (p) => `Deletion of the account taken back by ${user(p)}`,
  history: inHistory('states', 'confirmed', '{actor} took the wish to delete the account back.'),
});

/** The account and everything of its user is gone, but submitted applications (W17.15). */
export const AccountRemoved = event('AccountRemoved', 1, account, {
  log: (p) => warning(`Removed ${user(p)}`),
  history: inHistory('states', 'removed', (p, actorId) =>
    isOwn(p, actorId) ? 'The account was removed at the wish of its user.' : '{actor} removed the account.',
  ),
});

const dataExport = account.extend({ exportId: z.uuid() });

/** The user asked for what is kept about them. */
export const DataExportRequested = event('DataExportRequested', 1, dataExport, {
  log: (p) => `Download of the kept data asked for by ${user(p)}`,
  history: inHistory('states', 'created', '{actor} asked for a download of what is kept.'),
});

/** The file can be downloaded until `expiresAt`; its size is in bytes. */
export const DataExportReady = event(
  'DataExportReady',
  1,
  dataExport.extend({ size: z.int(), expiresAt: z.iso.datetime() }),
  {
    log: (p) => `Download of the kept data ready for ${user(p)}`,
    history: null,
  },
);

/** Somebody who manages users read all of the account, such as its address and PPID. */
export const AccountViewed = event('AccountViewed', 1, account, {
  log: (p) => `Details of ${user(p)} opened by an administrator`,
  history: inHistory('reads', 'read', '{actor} opened the account of {user}.'),
});

export const AccountLocked = event('AccountLocked', 1, account, {
  log: (p) => warning(`Locked ${user(p)}`),
  history: inHistory('states', 'ended', '{actor} locked the account.'),
});
export const AccountUnlocked = event('AccountUnlocked', 1, account, {
  log: (p) => `Unlocked ${user(p)}`,
  history: inHistory('states', 'confirmed', '{actor} unlocked the account.'),
});
