import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { Clock } from '#platform/time/clock.js';
import { IDENTITY_CODES, type SignInRequest, type SignInResponse } from '../contract/api/accounts.js';
import { Session } from '../domain/session.js';
import { OwnUser } from '../read/own-user.js';
import { KnownNetworks } from '../security/known-networks.js';
import { SessionTokens } from '../security/session-tokens.js';
import { CredentialVerifier, signInRefusedError, type VerifiedCredentials } from './credential-verifier.js';

/** Opens a session. `ip` is the client's address. */
export class SignIn extends Command<SignInResponse> {
  constructor(
    readonly request: SignInRequest,
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly credentials: CredentialVerifier,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly networks: KnownNetworks,
    private readonly tokens: SessionTokens,
    private readonly users: OwnUser,
  ) {}

  async execute({ request, ip }: SignIn): Promise<SignInResponse> {
    const verified = await this.credentials.verify(request, ip);
    if (!verified.confirmed) {
      await this.credentials.recordRefusal(verified.accountId, 'unconfirmed');
      throw new DomainError(
        'unauthenticated',
        IDENTITY_CODES.unconfirmed,
        'Please confirm your email address first: follow the link in the email we sent you.',
      );
    }
    const tokens = await this.open(verified, ip);
    return { ...tokens, user: await this.users.get(verified.accountId) };
  }

  private open({ accountId, passwordHash }: VerifiedCredentials, ip: string) {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      // The password may have been changed or the account locked since the check.
      const unchanged = await em.execute(
        'update account set last_signed_in_at = ? where id = ? and password_hash = ? and locked_at is null returning 1',
        [now, accountId, passwordHash],
      );
      if (!unchanged.length) throw signInRefusedError();
      const session = Session.open(accountId, now);
      em.persist(session);
      await this.networks.rememberNetwork(em, accountId, ip);
      return this.tokens.issue(em, session);
    });
  }
}
