import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { isPosterOf } from '#modules/shared/rights.js';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { nameKey } from '#platform/search/language/fold.js';
import { POSTING_ACCESS_CODES, type PostingAccessForm } from '../contract/api/posting-access.js';
import { loadAccountForUpdate } from '../domain/accounts.js';
import { PostingAccessRequest } from '../domain/posting-access-request.js';

/** Requests the right to post for an organization; one open request per organization. */
export class RequestPostingAccess extends Command<void> {
  constructor(
    readonly form: PostingAccessForm,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RequestPostingAccess)
export class RequestPostingAccessHandler implements ICommandHandler<RequestPostingAccess> {
  constructor(
    private readonly directory: DirectoryApi,
    private readonly database: Database,
  ) {}

  async execute({ form, actor }: RequestPostingAccess): Promise<void> {
    if (await this.canPostAlready(form.organization, actor)) {
      throw conflictError(POSTING_ACCESS_CODES.alreadyGranted, `You may post for ${form.organization} already.`);
    }
    await this.database.transaction(async (em) => {
      // The account's lock serializes two requests of the same user.
      await loadAccountForUpdate(em, actor.id);
      const open = await em.execute(
        "select 1 from posting_access_request where user_id = ? and status = 'open' and folded(organization) = folded(?)",
        [actor.id, form.organization],
      );
      if (open.length > 0) {
        throw conflictError(
          POSTING_ACCESS_CODES.alreadyAsked,
          `You have asked for ${form.organization} already; your request is waiting for an answer.`,
        );
      }
      em.persist(PostingAccessRequest.open(actor.id, form));
    });
  }

  private async canPostAlready(organization: string, actor: Actor): Promise<boolean> {
    const wanted = nameKey(organization);
    const namesakes = (await this.directory.allOrganizations()).filter(
      ({ accountName }) => nameKey(accountName) === wanted,
    );
    return namesakes.some(({ accountNumber }) => isPosterOf(accountNumber, actor));
  }
}

function conflictError(code: string, message: string): DomainError {
  return new DomainError('conflict', code, message);
}
