import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { SignInRequest } from '../contract/api.js';
import { accountForChange } from '../domain/accounts.js';
import { Throttle } from '../security/throttle.js';
import { CheckCredentials } from './check-credentials.js';

/** Mails a new confirmation link to somebody who knows the password: the way on from a refused sign-in (near P5.3). */
export class RequestConfirmation extends Command<void> {
  constructor(
    readonly request: SignInRequest,
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(RequestConfirmation)
export class RequestConfirmationHandler implements ICommandHandler<RequestConfirmation> {
  constructor(
    private readonly credentials: CheckCredentials,
    private readonly throttle: Throttle,
    private readonly database: Database,
  ) {}

  async execute({ request, ip }: RequestConfirmation): Promise<void> {
    const { accountId } = await this.credentials.of(request, ip);
    // Counted now: a stranger without the password uses up nobody's mails.
    await this.throttle.count('confirmationMail', { account: request.email, ip });
    await this.database.transaction(async (em) => {
      const account = await accountForChange(em, accountId);
      if (!account.confirmedAt) account.requestConfirmationLink();
    });
  }
}
