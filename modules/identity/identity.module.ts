import { Global, Module } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { Entities } from '#platform/database/entities.module.js';
import { Housekeeping } from '#platform/database/housekeeping.js';
import { ActorNames, Authenticator } from '#platform/http/access.js';
import { AuthController } from './auth.controller.js';
import { AcceptTermsHandler } from './commands/accept-terms.js';
import { AccountEraser } from './commands/account-eraser.js';
import { ChangeEmailHandler } from './commands/change-email.js';
import { ConfirmAccountHandler } from './commands/confirm-account.js';
import { CreateAccountHandler } from './commands/create-account.js';
import { CreateAdministratorHandler } from './commands/create-administrator.js';
import { CreateUserHandler } from './commands/create-user.js';
import { CredentialVerifier } from './commands/credential-verifier.js';
import { CurrentPasswordVerifier } from './commands/current-password-verifier.js';
import { DeclinePostingAccessHandler } from './commands/decline-posting-access.js';
import { EditUserHandler } from './commands/edit-user.js';
import { GrantPostingAccessHandler } from './commands/grant-posting-access.js';
import { GrantPrivilegeHandler } from './commands/grant-privilege.js';
import { KeepAccountHandler } from './commands/keep-account.js';
import { RefreshSessionHandler } from './commands/refresh-session.js';
import { RegisterAccountHandler } from './commands/register-account.js';
import { RemoveDueAccounts } from './commands/remove-due-accounts.js';
import { RemoveExpiredExports } from './commands/remove-expired-exports.js';
import { RemoveUserHandler } from './commands/remove-user.js';
import { RequestConfirmationHandler } from './commands/request-confirmation.js';
import { RequestDataExportHandler } from './commands/request-data-export.js';
import { RequestPasswordLinkHandler } from './commands/request-password-link.js';
import { RequestPostingAccessHandler } from './commands/request-posting-access.js';
import { RequestRemovalHandler } from './commands/request-removal.js';
import { ResendConfirmationHandler } from './commands/resend-confirmation.js';
import { SetAccountAccessHandler } from './commands/set-account-access.js';
import { SetPasswordHandler } from './commands/set-password.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignOutHandler } from './commands/sign-out.js';
import { SignOutEverywhereHandler } from './commands/sign-out-everywhere.js';
import { UpdateSettingsHandler } from './commands/update-settings.js';
import { WelcomeAccountHandler } from './commands/welcome-account.js';
import { Candidates } from './contract/candidates.js';
import { IdentityApi } from './contract/identity-api.js';
import { LinkIssuer } from './contract/link-issuer.js';
import { DataExportController } from './data-export.controller.js';
import { BulkAccounts } from './demo/bulk-accounts.js';
import { Account } from './domain/account.js';
import { DataExport } from './domain/data-export.js';
import { EmailChange } from './domain/email-change.js';
import { PasswordRequest } from './domain/password-request.js';
import { PostingAccessRequest } from './domain/posting-access-request.js';
import { Session } from './domain/session.js';
import { SignUp } from './domain/sign-up.js';
import { AccountShare } from './export/account-share.js';
import { DataArchive } from './export/data-archive.js';
import { IdentitySeed } from './identity.seed.js';
import { IdentityService } from './identity.service.js';
import { ManageUsersController } from './manage-users.controller.js';
import { PostingAccessController } from './posting-access.controller.js';
import { AccountNames } from './read/account-names.js';
import { CandidatesService } from './read/candidates.js';
import { OwnDataExport } from './read/own-data-export.js';
import { OwnUser } from './read/own-user.js';
import { PosterUsage } from './read/poster-usage.js';
import { PostingAccessRequests } from './read/posting-access-requests.js';
import { AccessRequestTasks } from './read/tasks/request.js';
import { UserConsequences } from './read/user-consequences.js';
import { UserDataShares } from './read/user-data-shares.js';
import { UserDetails } from './read/user-details.js';
import { UserSessions } from './read/user-sessions.js';
import { Users } from './read/users.js';
import { AccessTokens } from './security/access-tokens.js';
import { AuthRateLimiter } from './security/auth-rate-limiter.js';
import { KNOWN_NETWORK_DAYS, KnownNetworks } from './security/known-networks.js';
import { LinkIssuerService } from './security/link-issuer.service.js';
import { LinkTokens } from './security/link-tokens.js';
import { lockActor } from './security/lock-actor.js';
import { Passwords } from './security/passwords.js';
import { SessionAuthenticator } from './security/session-authenticator.js';
import { SessionTokens } from './security/session-tokens.js';
import { SignUpController } from './sign-up.controller.js';
import { MakeDataExportWhenRequested } from './subscribers/make-data-export-when-requested.js';
import { RequestPasswordLinkWhenForgotten } from './subscribers/request-password-link-when-forgotten.js';
import { UsersController } from './users.controller.js';

const commandHandlers = [
  AcceptTermsHandler,
  ChangeEmailHandler,
  ConfirmAccountHandler,
  CreateAccountHandler,
  CreateAdministratorHandler,
  CreateUserHandler,
  DeclinePostingAccessHandler,
  EditUserHandler,
  GrantPostingAccessHandler,
  GrantPrivilegeHandler,
  RefreshSessionHandler,
  RegisterAccountHandler,
  RemoveUserHandler,
  RequestRemovalHandler,
  KeepAccountHandler,
  RequestConfirmationHandler,
  RequestDataExportHandler,
  RequestPasswordLinkHandler,
  RequestPostingAccessHandler,
  ResendConfirmationHandler,
  SetAccountAccessHandler,
  SetPasswordHandler,
  SignInHandler,
  SignOutHandler,
  SignOutEverywhereHandler,
  UpdateSettingsHandler,
  WelcomeAccountHandler,
];

/** Deletes expired rows after a day, or after the 30 days in which a visitor may still request a new link. */
const DELETE_EXPIRED = [
  "delete from session where expires_at < clock_timestamp() - interval '1 day'",
  "delete from email_change where created_at < clock_timestamp() - interval '30 days'",
  "delete from link_token where expires_at < clock_timestamp() - interval '30 days'",
  "delete from password_request where created_at < clock_timestamp() - interval '1 day'",
  `delete from sign_in_network where last_sign_in_at < clock_timestamp() - interval '${KNOWN_NETWORK_DAYS} days'`,
  "delete from sign_up where created_at < clock_timestamp() - interval '30 days'",
];

/**
 * Accounts, sessions, the ten privileges, links, requests for posting rights, and downloads of what is kept about a
 * user. The platform's access guard asks it who acts.
 *
 * Owns the aggregates Account, DataExport, Session, SignUp, EmailChange, PasswordRequest and PostingAccessRequest; the
 * tables `account`, `data_export`, `session`, `refresh_token`, `sign_up`, `email_change`, `password_request`,
 * `posting_access_request`, `link_token`, `sign_in_network`.
 */
@Global()
@Module({
  imports: [
    Entities.register([Account, DataExport, EmailChange, PasswordRequest, PostingAccessRequest, Session, SignUp]),
  ],
  controllers: [
    AuthController,
    DataExportController,
    ManageUsersController,
    PostingAccessController,
    SignUpController,
    UsersController,
  ],
  providers: [
    UserDataShares,
    AccountShare,
    ...commandHandlers,
    AccessRequestTasks,
    PosterUsage,
    AccessTokens,
    BulkAccounts,
    CredentialVerifier,
    CurrentPasswordVerifier,
    IdentitySeed,
    LinkTokens,
    KnownNetworks,
    Passwords,
    PostingAccessRequests,
    RequestPasswordLinkWhenForgotten,
    SessionTokens,
    AuthRateLimiter,
    Users,
    OwnUser,
    AccountEraser,
    DataArchive,
    MakeDataExportWhenRequested,
    OwnDataExport,
    RemoveDueAccounts,
    RemoveExpiredExports,
    UserConsequences,
    UserDetails,
    UserSessions,
    { provide: IdentityApi, useClass: IdentityService },
    { provide: LinkIssuer, useClass: LinkIssuerService },
    { provide: Candidates, useClass: CandidatesService },
    { provide: Authenticator, useClass: SessionAuthenticator },
    { provide: ActorNames, useClass: AccountNames },
  ],
  exports: [ActorNames, Authenticator, IdentityApi, LinkIssuer, Candidates],
})
export class IdentityModule {
  constructor(housekeeping: Housekeeping, database: Database) {
    housekeeping.addDeletions(...DELETE_EXPIRED);
    database.setActorLock(lockActor);
  }
}
