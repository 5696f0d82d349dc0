import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors.js';
import { type Actor, holds } from '../../../src/platform/http/access.js';
import { AllOrganizations } from '../../directory/contract/questions.js';
import { POSTING_ACCESS_CODES, type PostingAccessForm } from '../contract/api-posting-access.js';
import { RIGHTS } from '../contract/api-rights.js';
import { accountForChange } from '../domain/accounts.js';
import { PostingAccessRequest } from '../domain/posting-access-request.js';

/** Asks for the right to post for an organization, once for each (W1.7, T35). */
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
    private readonly ask: Ask,
    private readonly database: Database,
  ) {}

  async execute({ form, actor }: RequestPostingAccess): Promise<void> {
    if (await this.mayPostAlready(form.organization, actor)) {
      throw refused(POSTING_ACCESS_CODES.alreadyGranted, `You may post for ${form.organization} already.`);
    }
    await this.database.transaction(async (em) => {
      // Its lock makes two presses of the same person wait for each other.
      await accountForChange(em, actor.id);
      const open = await em.execute(
        "select 1 from posting_access_request where user_id = ? and status = 'open' and lower(organization) = lower(?)",
        [actor.id, form.organization],
      );
      if (open.length > 0) {
        throw refused(
          POSTING_ACCESS_CODES.alreadyAsked,
          `You have asked for ${form.organization} already; your request is waiting for an answer.`,
        );
      }
      em.persist(PostingAccessRequest.open(actor.id, form));
    });
  }

  private async mayPostAlready(organization: string, actor: Actor): Promise<boolean> {
    if (!holds(actor, ...RIGHTS.postForOwnOrganizations) || actor.organizations.size === 0) return false;
    const wanted = organization.toLowerCase();
    const named = (await this.ask.of(new AllOrganizations())).filter(
      ({ accountName }) => accountName.toLowerCase() === wanted,
    );
    return named.some(({ accountNumber }) => actor.organizations.has(accountNumber));
  }
}

function refused(code: string, message: string): DomainError {
  return new DomainError('conflict', code, message);
}
