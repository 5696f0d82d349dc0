import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Privilege } from '#modules/shared/privileges.js';
import { Database } from '#platform/database/database.js';
import { isAscii } from '../contract/api/account-rules.js';
import { TERMS_CUTOFF } from '../contract/api/accounts.js';
import { AccountByEmail, type AccountSummary, AccountsByIds } from '../contract/queries.js';

const SUMMARY = `
  select id, first_name as "firstName", last_name as "lastName", email, is_email_receiver as "isEmailReceiver",
         organizations, locked_at is not null as "isLocked", confirmed_at is not null as "isConfirmed",
         ${Privilege.SuperAdmin} = any(privileges) as "isSuperAdmin",
         ${Privilege.ReviewApplicants} = any(privileges) as "isReviewer",
         coalesce(terms_accepted_at >= to_timestamp(${TERMS_CUTOFF}), false) as "hasAcceptedTerms"
    from account`;

@QueryHandler(AccountsByIds)
export class AccountsByIdsHandler implements IQueryHandler<AccountsByIds> {
  constructor(private readonly database: Database) {}

  execute({ ids }: AccountsByIds): Promise<AccountSummary[]> {
    return this.database.lookup(`${SUMMARY} where id = any(?::uuid[])`, [ids]);
  }
}

@QueryHandler(AccountByEmail)
export class AccountByEmailHandler implements IQueryHandler<AccountByEmail> {
  constructor(private readonly database: Database) {}

  async execute({ email }: AccountByEmail): Promise<AccountSummary | null> {
    if (!isAscii(email)) return null;
    const [row] = await this.database.lookup<AccountSummary>(`${SUMMARY} where lower(email) = lower(?)`, [
      email.trim(),
    ]);
    return row ?? null;
  }
}
