import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { IssueConfirmationLink, IssuePasswordLink } from '../contract/questions.js';
import { accountForChange } from '../domain/accounts.js';
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
