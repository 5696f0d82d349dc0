import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import type { PostingAccessGrant } from '../contract/api/posting-access.js';
import { loadAccountForUpdate } from '../domain/accounts.js';
import { grantRights } from '../domain/change-rights.js';
import { loadRequestForUpdate } from '../domain/posting-access-request.js';
import { assertOrganizationsExist } from './assert-organizations-exist.js';

/** Grants the privilege for the organization and closes the request, effective with the next request. */
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
    private readonly directory: DirectoryApi,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ requestId, grant, actor }: GrantPostingAccess): Promise<void> {
    await assertOrganizationsExist(this.directory, [grant.organization], 'organization');
    await this.database.transaction(async (em) => {
      const request = await loadRequestForUpdate(em, requestId);
      request.grant(grant, this.clock.now(), actor.id);
      const account = await loadAccountForUpdate(em, request.userId);
      grantRights(account, { privileges: [grant.privilege], organizations: [grant.organization] }, actor);
    });
  }
}
