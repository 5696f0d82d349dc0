import { Global, Module } from '@nestjs/common';
import { Entities } from '../../src/platform/database/entities.module.js';
import { Housekeeping } from '../../src/platform/database/housekeeping.js';
import { Authenticator } from '../../src/platform/http/access.js';
import { AuthController } from './auth.controller.js';
import { AcceptTermsHandler } from './commands/accept-terms.js';
import { ChangeEmailHandler } from './commands/change-email.js';
import { ChangeUserRightsHandler } from './commands/change-user-rights.js';
import { CheckCredentials } from './commands/check-credentials.js';
import { CheckCurrentPassword } from './commands/check-current-password.js';
import { ConfirmAccountHandler } from './commands/confirm-account.js';
import { CreateAccountHandler } from './commands/create-account.js';
import { CreateAdministratorHandler } from './commands/create-administrator.js';
import { DeclinePostingAccessHandler } from './commands/decline-posting-access.js';
import { GrantPostingAccessHandler } from './commands/grant-posting-access.js';
import { GrantPrivilegeHandler } from './commands/grant-privilege.js';
import { RefreshSessionHandler } from './commands/refresh-session.js';
import { RegisterAccountHandler } from './commands/register-account.js';
import { RequestConfirmationHandler } from './commands/request-confirmation.js';
import { RequestPasswordLinkHandler } from './commands/request-password-link.js';
import { RequestPostingAccessHandler } from './commands/request-posting-access.js';
import { ResendConfirmationHandler } from './commands/resend-confirmation.js';
import { RevokePrivilegeHandler } from './commands/revoke-privilege.js';
import { SetAccountAccessHandler } from './commands/set-account-access.js';
import { SetPasswordHandler } from './commands/set-password.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignOutHandler } from './commands/sign-out.js';
import { SignOutEverywhereHandler } from './commands/sign-out-everywhere.js';
import { UpdateSettingsHandler } from './commands/update-settings.js';
import { WelcomeAccountHandler } from './commands/welcome-account.js';
import { Account } from './domain/account.js';
import { EmailChange } from './domain/email-change.js';
import { PostingAccessRequest } from './domain/posting-access-request.js';
import { Session } from './domain/session.js';
import { IdentitySeed } from './identity.seed.js';
import { ManageUsersController } from './manage-users.controller.js';
import { PostingAccessController } from './posting-access.controller.js';
import { AccountByEmailHandler, AccountsByIdsHandler } from './read/account-summaries.js';
import { EmailChangeByIdHandler } from './read/email-changes.js';
import { PostingAccessRequestByIdHandler, PostingAccessRequests } from './read/posting-access-requests.js';
import { ReviewersOfOrganizationHandler } from './read/reviewers-of-organization.js';
import { SearchPreferencesHandler } from './read/search-preferences.js';
import { UserView } from './read/user-view.js';
import { Users } from './read/users.js';
import { AccessTokens } from './security/access-tokens.js';
import {
  IssueConfirmationLinkHandler,
  IssueEmailChangeLinkHandler,
  IssuePasswordLinkHandler,
} from './security/issue-links.js';
import { LinkTokens } from './security/link-tokens.js';
import { Passwords } from './security/passwords.js';
import { SessionAuthenticator } from './security/session-authenticator.js';
import { SessionTokens } from './security/session-tokens.js';
import { Throttle } from './security/throttle.js';
import { SignUpController } from './sign-up.controller.js';
import { UsersController } from './users.controller.js';

const commands = [
  AcceptTermsHandler,
  ChangeUserRightsHandler,
  ChangeEmailHandler,
  ConfirmAccountHandler,
  CreateAccountHandler,
  CreateAdministratorHandler,
  DeclinePostingAccessHandler,
  GrantPostingAccessHandler,
  GrantPrivilegeHandler,
  RefreshSessionHandler,
  RegisterAccountHandler,
  RequestConfirmationHandler,
  RequestPasswordLinkHandler,
  RequestPostingAccessHandler,
  ResendConfirmationHandler,
  RevokePrivilegeHandler,
  SetAccountAccessHandler,
  SetPasswordHandler,
  SignInHandler,
  SignOutHandler,
  SignOutEverywhereHandler,
  UpdateSettingsHandler,
  WelcomeAccountHandler,
];

const answers = [
  AccountByEmailHandler,
  AccountsByIdsHandler,
  EmailChangeByIdHandler,
  IssueConfirmationLinkHandler,
  IssueEmailChangeLinkHandler,
  IssuePasswordLinkHandler,
  PostingAccessRequestByIdHandler,
  ReviewersOfOrganizationHandler,
  SearchPreferencesHandler,
];

/** What is past its time by a day, or by the month in which a late visitor may still ask for a new link. */
const OVER = [
  "delete from session where expires_at < clock_timestamp() - interval '1 day'",
  "delete from email_change where created_at < clock_timestamp() - interval '30 days'",
  "delete from link_token where expires_at < clock_timestamp() - interval '30 days'",
];

/**
 * Owns accounts, their sessions, links and the ten privileges, and requests for posting rights.
 * Says who registered, confirmed, signed in and out, changed address, password or settings, accepted the terms, and
 * which rights were asked for, given and taken.
 * Hears nothing. Global because it tells the platform's access guard who acts.
 */
@Global()
@Module({
  imports: [Entities.of([Account, EmailChange, PostingAccessRequest, Session])],
  controllers: [AuthController, ManageUsersController, PostingAccessController, SignUpController, UsersController],
  providers: [
    ...commands,
    ...answers,
    AccessTokens,
    CheckCredentials,
    CheckCurrentPassword,
    IdentitySeed,
    LinkTokens,
    Passwords,
    PostingAccessRequests,
    SessionTokens,
    Throttle,
    Users,
    UserView,
    { provide: Authenticator, useClass: SessionAuthenticator },
  ],
  exports: [Authenticator],
})
export class IdentityModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.add(...OVER);
  }
}
