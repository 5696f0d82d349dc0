import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { PostingAccessGrant } from '../contract/api-posting-access.js';
import { accountForChange } from '../domain/accounts.js';
import { giveRights } from '../domain/change-rights.js';
import { requestForDecision } from '../domain/posting-access-request.js';
import { mustBeKnown } from './known-organizations.js';

/** Gives a person the privilege for the organization and closes the request; it counts from the next call (W1.7). */
export class GrantPostingAccess extends Command<void> {
  constructor(
    readonly requestId: string,
    readonly grant: PostingAccessGrant,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(GrantPostingAccess)
export class GrantPostingAccessHandler implements ICommandHandler<GrantPostingAccess> {
  constructor(
    private readonly ask: Ask,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ requestId, grant, actor }: GrantPostingAccess): Promise<void> {
    await mustBeKnown(this.ask, [grant.organization], 'organization');
    await this.database.transaction(async (em) => {
      const request = await requestForDecision(em, requestId);
      request.grant(grant, this.clock.now(), actor.id);
      const account = await accountForChange(em, request.userId);
      giveRights(account, { privileges: [grant.privilege], organizations: [grant.organization] }, actor);
    });
  }
}
