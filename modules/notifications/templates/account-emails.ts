import { formatMoment } from '#platform/time/format-date.js';
import type { EmailText } from './layout.js';

/** A one-time link and its lifetime. */
export interface OneUseLink {
  url: string;
  validHours: number;
}

/** To an unconfirmed address, so without a name: it could be a stranger's text in our mail. */
export function confirmEmail(link: OneUseLink): EmailText {
  return {
    subject: 'Please confirm your email address',
    heading: 'Welcome',
    blocks: [
      'Please confirm that this email address is yours. You can sign in as soon as this is done.',
      { label: 'Confirm my email address', url: link.url },
      `The link works once and for ${hours(link)}.`,
      'If you did not create a profile with us, you need not do anything: without the confirmation nobody can use it.',
    ],
  };
}

/** To an address with several sign-ups, any of which may be a stranger's; without a name, like confirmEmail. */
export function confirmOneSignUp(link: OneUseLink, signedUpAt: Date, site: string): EmailText {
  return {
    subject: 'More than one sign-up with your email address',
    heading: 'Was this sign-up yours?',
    blocks: [
      `Somebody signed up with this email address more than once. This link confirms the sign-up of ${formatMoment(signedUpAt)} (Eastern Time), with the names and the password given then.`,
      { label: 'Yes, this was me', url: link.url },
      `The link works once and for ${hours(link)}.`,
      'If that was not you, do not open the link: it would let somebody else in with a password of their own. Each sign-up has a link of its own. If you are not sure which is yours, set a new password instead: it ends all of these links.',
      { label: 'Set a new password', url: `${site}/forgot-password` },
    ],
  };
}

/** `firstName`: null while the address is not confirmed. */
export function emailAlreadyRegistered(firstName: string | null, site: string): EmailText {
  return {
    subject: 'You already have an account',
    heading: greeting(firstName),
    blocks: [
      'Somebody, probably you, tried to create a profile with this email address. It has one already.',
      { label: 'Sign in', url: `${site}/signin` },
      { label: 'I forgot my password', url: `${site}/forgot-password` },
      'If it was not you, you need not do anything: your account has not changed.',
    ],
  };
}

/** To the owner of an address that somebody gave as the new one of another account. */
export function emailWanted(site: string): EmailText {
  return {
    subject: 'Somebody wanted to use your email address',
    heading: greeting(null),
    blocks: [
      'Somebody, perhaps you, wanted to change the email address of another account to this one. It has an account already, so nothing was changed.',
      { label: 'Sign in', url: `${site}/signin` },
      'If it was not you, you need not do anything.',
    ],
  };
}

/** `firstName`: null while the address is not confirmed. */
export function setPassword(firstName: string | null, reason: 'first' | 'forgotten', link: OneUseLink): EmailText {
  const first = reason === 'first';
  return {
    subject: first ? 'Set the password of your new account' : 'Set a new password',
    heading: greeting(firstName),
    blocks: [
      first
        ? 'An account was prepared for you. Set its password to begin.'
        : 'We received a request to set a new password for your account.',
      { label: first ? 'Set my password' : 'Set a new password', url: link.url },
      `The link works once and for ${hours(link)}.`,
      first
        ? 'If you do not know what this is about, you need not do anything.'
        : 'If you did not ask for this, you need not do anything: your password stays as it is.',
    ],
  };
}

/** Without a name, like confirmEmail. */
export function confirmNewEmail(link: OneUseLink): EmailText {
  return {
    subject: 'Please confirm your new email address',
    heading: 'Is this your new email address?',
    blocks: [
      'You asked us to use this address for your account. Until it is confirmed, you sign in with the old one.',
      { label: 'Confirm my new address', url: link.url },
      `The link works once and for ${hours(link)}.`,
      'If you do not know what this is about, you need not do anything: without the confirmation nothing changes.',
    ],
  };
}

/** To the old address. It does not contain the new one, because the reader may not be its owner. */
export function emailAboutToChange(firstName: string, site: string): EmailText {
  return {
    subject: 'Your email address is about to change',
    heading: `Hello ${firstName}`,
    blocks: [
      'Somebody, probably you, asked us to use another email address for your account. It changes as soon as the link we sent there is opened.',
      'If it was not you, somebody knows your password. Set a new one now: this stops the change and signs everybody out.',
      { label: 'Set a new password', url: `${site}/forgot-password` },
    ],
  };
}

export function accountAboutToBeDeleted(firstName: string, dueAt: Date, site: string): EmailText {
  return {
    subject: 'Your account is about to be deleted',
    heading: `Hello ${firstName}`,
    blocks: [
      `You asked us to delete your account. On ${formatMoment(dueAt)} (Eastern Time) it is gone, with your profile, your documents and your drafts. Applications that you have sent stay with the schools.`,
      'Until then you can change your mind: sign in and choose Keep my account in My Settings.',
      { label: 'Open My Settings', url: `${site}/user-account-settings` },
      'If it was not you, somebody knows your password. Set a new one, then keep your account.',
      { label: 'Set a new password', url: `${site}/forgot-password` },
    ],
  };
}

/** Without a link to the file: the download needs sign-in. */
export function dataExportReady(firstName: string, expiresAt: Date, site: string): EmailText {
  return {
    subject: 'Your data is ready to download',
    heading: `Hello ${firstName}`,
    blocks: [
      `You asked us for a copy of your data. Sign in and download it in My Settings until ${formatMoment(expiresAt)} (Eastern Time). Then we delete the file, and you can ask for a new one.`,
      { label: 'Open My Settings', url: `${site}/user-account-settings` },
      'If it was not you, somebody knows your password. Set a new one now: this signs everybody out.',
      { label: 'Set a new password', url: `${site}/forgot-password` },
    ],
  };
}

const greeting = (firstName: string | null) => (firstName ? `Hello ${firstName}` : 'Hello');

function hours({ validHours }: OneUseLink): string {
  return validHours === 1 ? '1 hour' : `${validHours} hours`;
}
