import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { PasswordRequest } from '../domain/password-request.js';

/** Forgot password. Does the same work for unknown addresses, and succeeds. */
export class RequestPasswordLink extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(RequestPasswordLink)
export class RequestPasswordLinkHandler implements ICommandHandler<RequestPasswordLink> {
  constructor(private readonly database: Database) {}

  execute({ email }: RequestPasswordLink): Promise<void> {
    return this.database.transaction(async (em) => {
      em.persist(PasswordRequest.open(email));
    });
  }
}
