import { Injectable } from '@nestjs/common';
import { clientNetwork, type Limit, RateLimiter } from '#platform/security/rate-limiter.js';

/** Limits count per account, per network, or per both. */
type Trait = 'account' | 'network';

export type LimitedAction =
  | 'signIn'
  | 'signUp'
  | 'mailToAddress'
  | 'confirmationMail'
  | 'emailChange'
  | 'passwordMail'
  | 'postingAccess'
  | 'dataExport';

interface CallerLimit extends Limit<Trait> {
  /** Does not apply to networks from which the account signed in before. */
  exemptsKnownNetworks?: true;
}

/**
 * Wrong passwords block the stranger's network, not the owner's. The limit over all networks is wide and short and
 * exempts known networks, so nobody is locked out for long. Sign-in counts failures only.
 */
const LIMITS: Record<LimitedAction, readonly CallerLimit[]> = {
  signIn: [
    { per: ['account', 'network'], hits: 10, minutes: 5 },
    { per: ['account'], hits: 50, minutes: 5, exemptsKnownNetworks: true },
    { per: ['network'], hits: 250, minutes: 15 },
  ],
  signUp: [{ per: ['network'], hits: 100, minutes: 60 }],
  /**
   * Mails that somebody lets go to an address: sign-up, a forgotten password, a change of e-mail. Who signed in from
   * the network before gets the link to a new password, whatever strangers do.
   */
  mailToAddress: [{ per: ['account'], hits: 5, minutes: 60, exemptsKnownNetworks: true }],
  confirmationMail: [
    { per: ['account'], hits: 5, minutes: 60 },
    { per: ['network'], hits: 100, minutes: 60 },
  ],
  emailChange: [
    { per: ['account'], hits: 10, minutes: 60 },
    { per: ['network'], hits: 100, minutes: 60 },
  ],
  passwordMail: [{ per: ['network'], hits: 100, minutes: 60 }],
  /** Each request mails support; nobody posts for so many organizations. */
  postingAccess: [
    { per: ['account'], hits: 20, minutes: 60 },
    { per: ['network'], hits: 50, minutes: 60 },
    { per: [], hits: 100, minutes: 60 },
  ],
  /** One a day is enough; the others are for attempts that failed. */
  dataExport: [{ per: ['account'], hits: 5, minutes: 24 * 60 }],
};

export interface Caller {
  /** The account or link in question, or the lower-case e-mail without an account. */
  account: string;
  /** The peer's address, or the client's according to a trusted proxy. Headers of others are ignored. */
  ip: string;
  /** Whether the account signed in from this network before. */
  isKnownNetwork?: boolean;
}

/** Rate limits for sign-in, sign-up and mails. */
@Injectable()
export class AuthRateLimiter {
  constructor(private readonly limits: RateLimiter) {}

  /** Counts one call before it is executed. Throws DomainError throttled beyond a limit. */
  consume(action: LimitedAction, caller: Caller): Promise<void> {
    return this.limits.consume(action, limitsOf(action, caller), traitsOf(caller));
  }

  /** Takes the count back after a success. */
  refund(action: LimitedAction, caller: Caller): Promise<void> {
    return this.limits.refund(action, limitsOf(action, caller), traitsOf(caller));
  }
}

function limitsOf(action: LimitedAction, { isKnownNetwork }: Caller): readonly CallerLimit[] {
  return LIMITS[action].filter(({ exemptsKnownNetworks }) => !(exemptsKnownNetworks && isKnownNetwork));
}

function traitsOf({ account, ip }: Caller): Record<Trait, string> {
  return { account, network: clientNetwork(ip) };
}
