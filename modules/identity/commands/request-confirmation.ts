import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { ConfirmationRequest } from '../contract/api/accounts.js';
import { loadAccountForUpdate } from '../domain/accounts.js';
import { AuthRateLimiter } from '../security/auth-rate-limiter.js';
import { CredentialVerifier } from './credential-verifier.js';

/** Mails a new confirmation link to a user who knows the password, after a refused sign-in. */
export class RequestConfirmation extends Command<void> {
  constructor(
    readonly request: ConfirmationRequest,
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(RequestConfirmation)
export class RequestConfirmationHandler implements ICommandHandler<RequestConfirmation> {
  constructor(
    private readonly credentials: CredentialVerifier,
    private readonly limiter: AuthRateLimiter,
    private readonly database: Database,
  ) {}

  async execute({ request, ip }: RequestConfirmation): Promise<void> {
    const { accountId } = await this.credentials.verify(request, ip);
    // Counts after the password check, so that a stranger cannot use up the owner's limit.
    await this.limiter.consume('confirmationMail', { account: accountId, ip });
    await this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, accountId);
      if (!account.confirmedAt) account.requestConfirmationLink({ jobId: request.jobId });
    });
  }
}
