import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { IssueConfirmationLink, IssueEmailChangeLink, IssuePasswordLink } from '../contract/questions.js';
import { accountForChange } from '../domain/accounts.js';
import { EmailChange, openEmailChange } from '../domain/email-change.js';
import { LinkTokens } from './link-tokens.js';

@QueryHandler(IssueConfirmationLink)
export class IssueConfirmationLinkHandler implements IQueryHandler<IssueConfirmationLink> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkTokens,
  ) {}

  execute({ userId, cause }: IssueConfirmationLink): Promise<IssueConfirmationLink['answer']> {
    return this.database.transaction(async (em) => {
      const account = await accountForChange(em, userId);
      if (account.lockedAt || account.confirmedAt) return null;
      return this.links.issue(em, userId, 'confirmation', cause);
    });
  }
}

@QueryHandler(IssuePasswordLink)
export class IssuePasswordLinkHandler implements IQueryHandler<IssuePasswordLink> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkTokens,
  ) {}

  execute({ userId, cause }: IssuePasswordLink): Promise<IssuePasswordLink['answer']> {
    return this.database.transaction(async (em) => {
      const account = await accountForChange(em, userId);
      return account.lockedAt ? null : this.links.issue(em, userId, 'password', cause);
    });
  }
}

@QueryHandler(IssueEmailChangeLink)
export class IssueEmailChangeLinkHandler implements IQueryHandler<IssueEmailChangeLink> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkTokens,
  ) {}

  execute({ changeId, cause }: IssueEmailChangeLink): Promise<IssueEmailChangeLink['answer']> {
    return this.database.transaction(async (em) => {
      const change = await em.findOne(EmailChange, changeId);
      if (!change) return null;
      const account = await accountForChange(em, change.accountId);
      const open = await openEmailChange(em, account.id);
      if (account.lockedAt || open?.id !== changeId) return null;
      return this.links.issue(em, account.id, 'emailChange', cause);
    });
  }
}
