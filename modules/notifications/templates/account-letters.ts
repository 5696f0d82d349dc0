import type { Content } from './layout.js';

/** A link that works once, and for how long. */
export interface OneUseLink {
  url: string;
  validHours: number;
}

export function confirmAddress(firstName: string, link: OneUseLink): Content {
  return {
    subject: 'Please confirm your email address',
    heading: `Welcome, ${firstName}`,
    blocks: [
      'Please confirm that this email address is yours. You can sign in as soon as this is done.',
      { label: 'Confirm my email address', url: link.url },
      `The link works once and for ${hours(link)}.`,
      'If you did not create a profile with us, you need not do anything: without the confirmation nobody can use it.',
    ],
  };
}

export function addressKnown(firstName: string, site: string): Content {
  return {
    subject: 'You already have an account',
    heading: `Hello ${firstName}`,
    blocks: [
      'Somebody, probably you, tried to create a profile with this email address. It has one already.',
      { label: 'Sign in', url: `${site}/signin` },
      { label: 'I forgot my password', url: `${site}/forgot-password` },
      'If it was not you, you need not do anything: your account has not changed.',
    ],
  };
}

export function setPassword(firstName: string, reason: 'first' | 'forgotten', link: OneUseLink): Content {
  const first = reason === 'first';
  return {
    subject: first ? 'Set the password of your new account' : 'Set a new password',
    heading: `Hello ${firstName}`,
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

export function confirmNewAddress(firstName: string, link: OneUseLink): Content {
  return {
    subject: 'Please confirm your new email address',
    heading: `Hello ${firstName}`,
    blocks: [
      'You asked us to use this address for your account. Until it is confirmed, you sign in with the old one.',
      { label: 'Confirm my new address', url: link.url },
      `The link works once and for ${hours(link)}.`,
      'If you do not know what this is about, you need not do anything: without the confirmation nothing changes.',
    ],
  };
}

/** To the address that is about to be replaced. The new one stays unsaid: whoever reads this may not be its owner. */
export function addressChanging(firstName: string, site: string): Content {
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

function hours({ validHours }: OneUseLink): string {
  return validHours === 1 ? '1 hour' : `${validHours} hours`;
}
