import { z } from 'zod';
import { event, inHistoryOf } from '#modules/shared/event.js';
import { user, wordsFrom } from '#modules/shared/event-texts.js';
import { warning } from '#platform/events/event-texts.js';

const inHistory = inHistoryOf('users');

const account = z.object({ userId: z.uuid() });
const session = account.extend({ sessionId: z.uuid() });

const refusalReason = wordsFrom({
  unknown: 'unknown address',
  password: 'wrong password',
  locked: 'the account is locked',
  unconfirmed: 'the email address is not confirmed',
});

/** After "ended". */
const sessionEnd = wordsFrom({
  tokenReused: 'because its token was used twice',
  passwordSet: 'because the password was set anew',
  passwordChanged: 'because the password was changed',
  signedOutEverywhere: 'by signing out everywhere',
  locked: 'because the account was locked',
  byAdministrator: 'by an administrator',
});

export const SignedIn = event('SignedIn', 1, session, {
  log: (p) => `Signed in ${user(p)}`,
  history: inHistory('signIns', 'signIn', '{user} signed in.'),
});

/** `userId` is null if no account has the e-mail address. */
export const SignInRefused = event(
  'SignInRefused',
  1,
  z.object({ userId: z.uuid().nullable(), reason: z.enum(['unknown', 'password', 'locked', 'unconfirmed']) }),
  {
    log: (p) => warning(`Sign-in refused (${refusalReason(p.reason)})${p.userId ? ` for ${user(p)}` : ''}`),
    history: inHistory('signIns', 'refused', (p) => `A sign-in as {user} was refused: ${refusalReason(p.reason)}.`),
  },
);

/** A signed-in user entered a wrong current password. */
export const CurrentPasswordRefused = event('CurrentPasswordRefused', 1, account, {
  log: (p) => warning(`Wrong current password in the settings of ${user(p)}`),
  history: inHistory('signIns', 'refused', '{actor} entered a wrong current password.'),
});

export const SignedOut = event('SignedOut', 1, session, {
  log: (p) => `Signed out ${user(p)}`,
  history: inHistory('signIns', 'signIn', '{user} signed out.'),
});

/** The session was ended other than by signing out. */
export const SessionRevoked = event(
  'SessionRevoked',
  1,
  session.extend({
    reason: z.enum([
      'tokenReused',
      'passwordSet',
      'passwordChanged',
      'signedOutEverywhere',
      'locked',
      'byAdministrator',
    ]),
  }),
  {
    log: (p) => warning(`Session of ${user(p)} ended ${sessionEnd(p.reason)}`),
    history: inHistory('signIns', 'ended', (p) =>
      p.reason === 'byAdministrator'
        ? '{actor} ended a session of {user}.'
        : `A session of {user} ended ${sessionEnd(p.reason)}.`,
    ),
  },
);
