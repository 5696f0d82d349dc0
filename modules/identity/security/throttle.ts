import { Injectable } from '@nestjs/common';
import { type Limit, placeOf, RateLimits } from '../../../src/platform/rate-limits.js';

/** Calls about one address, from one place, or both together. */
type Trait = 'account' | 'place';

/**
 * A stranger's wrong passwords stop the stranger's place, not the owner's; the limit over all places is wide and
 * short, so nobody is locked out for good (TRUST S12). Sign-in counts only what failed.
 */
const LIMITS = {
  signIn: [
    { per: ['account', 'place'], hits: 10, minutes: 5 },
    { per: ['account'], hits: 50, minutes: 5 },
    { per: ['place'], hits: 250, minutes: 15 },
  ],
  signUp: [
    { per: ['account'], hits: 5, minutes: 60 },
    { per: ['place'], hits: 100, minutes: 60 },
  ],
  confirmationMail: [
    { per: ['account'], hits: 5, minutes: 60 },
    { per: ['place'], hits: 100, minutes: 60 },
  ],
  /** Asking for another address mails a stranger and tells whether the address is taken. */
  emailChange: [
    { per: ['account'], hits: 10, minutes: 60 },
    { per: ['place'], hits: 100, minutes: 60 },
  ],
  passwordMail: [
    { per: ['account'], hits: 5, minutes: 60 },
    { per: ['place'], hits: 100, minutes: 60 },
  ],
  /** Each is a mail to support; nobody posts for so many organizations. */
  postingAccess: [{ per: ['account'], hits: 50, minutes: 60 }],
} satisfies Record<string, readonly Limit<Trait>[]>;

export type Throttled = keyof typeof LIMITS;

export interface Caller {
  /** The address, account or link the call is about. */
  account: string;
  /** The peer of the connection; a header is anybody's word. */
  ip: string;
}

/** The limits of what strangers may try. */
@Injectable()
export class Throttle {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one attempt before it is made; throws DomainError throttled beyond a limit. */
  count(what: Throttled, caller: Caller): Promise<void> {
    return this.limits.count(what, LIMITS[what], traitsOf(caller));
  }

  /** Takes the attempt back: it succeeded. */
  forgive(what: Throttled, caller: Caller): Promise<void> {
    return this.limits.forgive(what, LIMITS[what], traitsOf(caller));
  }
}

function traitsOf({ account, ip }: Caller): Record<Trait, string> {
  return { account: account.trim().toLowerCase(), place: placeOf(ip) };
}
