import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { LinkIssuer } from '../contract/link-issuer.js';
import { isEmailTaken, loadAccountForUpdate } from '../domain/accounts.js';
import { EmailChange, findOpenEmailChange } from '../domain/email-change.js';
import { SignUp } from '../domain/sign-up.js';
import { LinkTokens } from './link-tokens.js';

@Injectable()
export class LinkIssuerService implements LinkIssuer {
  constructor(
    private readonly database: Database,
    private readonly links: LinkTokens,
  ) {}

  confirmationLink(userId: string, cause: string, signUpId?: string) {
    return this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, userId);
      if (account.lockedAt || account.confirmedAt) return null;
      const further = await em.find(SignUp, { accountId: userId });
      const confirmed = signUpId ? further.find(({ id }) => id === signUpId) : account;
      if (!confirmed) return null;
      const link = await this.links.issue(em, userId, 'confirmation', cause, { signUpId });
      return { ...link, signedUpAt: confirmed.createdAt, isOneOfSeveral: further.length > 0 };
    });
  }

  passwordLink(userId: string, cause: string, reason: 'first' | 'forgotten') {
    return this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, userId);
      if (account.lockedAt) return null;
      return this.links.issue(em, userId, 'password', cause, { isFirstPassword: reason === 'first' });
    });
  }

  emailChangeLink(changeId: string, cause: string) {
    return this.database.transaction(async (em) => {
      const change = await em.findOne(EmailChange, changeId);
      if (!change) return null;
      const account = await loadAccountForUpdate(em, change.accountId);
      const open = await findOpenEmailChange(em, account.id);
      if (account.lockedAt || open?.id !== changeId) return null;
      if (await isEmailTaken(em, open.toEmail, account.id)) return 'taken';
      return this.links.issue(em, account.id, 'emailChange', cause);
    });
  }
}
