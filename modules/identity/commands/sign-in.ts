import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors.js';
import { IDENTITY_CODES, type SignInRequest, type SignInResponse } from '../contract/api.js';
import { Session } from '../domain/session.js';
import { UserView } from '../read/user-view.js';
import { SessionTokens } from '../security/session-tokens.js';
import { CheckCredentials, type Credentials, signInRefused } from './check-credentials.js';

/** Opens a session (P5.3). `ip` is the peer of the connection. */
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
    private readonly credentials: CheckCredentials,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: SessionTokens,
    private readonly users: UserView,
  ) {}

  async execute({ request, ip }: SignIn): Promise<SignInResponse> {
    const checked = await this.credentials.of(request, ip);
    if (!checked.confirmed) {
      await this.credentials.note(checked.accountId, 'unconfirmed');
      throw new DomainError(
        'unauthenticated',
        IDENTITY_CODES.unconfirmed,
        'Please confirm your email address first: follow the link in the email we sent you.',
      );
    }
    const tokens = await this.open(checked);
    return { ...tokens, user: await this.users.of(checked.accountId) };
  }

  private open({ accountId, passwordHash }: Credentials) {
    return this.database.transaction(async (em) => {
      // Between the check and now the password may have been changed or the account locked.
      const unchanged = await em.execute(
        'select 1 from account where id = ? and password_hash = ? and locked_at is null for share',
        [accountId, passwordHash],
      );
      if (!unchanged.length) throw signInRefused();
      const session = Session.open(accountId, this.clock.now());
      em.persist(session);
      return this.tokens.issue(em, session);
    });
  }
}
