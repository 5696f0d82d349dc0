import { Injectable } from '@nestjs/common';
import { Privilege, type PrivilegeId } from '#modules/shared/privileges.js';
import { Database } from '#platform/database/database.js';
import { isAscii } from './contract/api/account-rules.js';
import { TERMS_CUTOFF } from './contract/api/accounts.js';
import { DEMO_DOMAIN } from './contract/demo.js';
import type { AccountSummary, IdentityApi, Member, SearchPreferences } from './contract/identity-api.js';
import { loadAccountForUpdate } from './domain/accounts.js';
import { inNameOrEmail } from './read/name-conditions.js';
import { PostingAccessRequests } from './read/posting-access-requests.js';

const SUMMARY = `
  select id, first_name as "firstName", last_name as "lastName", email, is_email_receiver as "isEmailReceiver",
         organizations, locked_at is not null as "isLocked", confirmed_at is not null as "isConfirmed",
         ${Privilege.SuperAdmin} = any(privileges) as "isSuperAdmin",
         ${Privilege.ReviewApplicants} = any(privileges) as "isReviewer",
         coalesce(terms_accepted_at >= to_timestamp(${TERMS_CUTOFF}), false) as "hasAcceptedTerms"
    from account`;

/** Answers the other modules. */
@Injectable()
export class IdentityService implements IdentityApi {
  constructor(
    private readonly database: Database,
    private readonly requests: PostingAccessRequests,
  ) {}

  accountsByIds(ids: readonly string[]): Promise<AccountSummary[]> {
    return this.database.lookup(`${SUMMARY} where id = any(?::uuid[])`, [ids]);
  }

  async accountByEmail(email: string): Promise<AccountSummary | null> {
    if (!isAscii(email)) return null;
    const [row] = await this.database.lookup<AccountSummary>(`${SUMMARY} where lower(email) = lower(?)`, [
      email.trim(),
    ]);
    return row ?? null;
  }

  async accountIdsNamed(text: string, limit: number): Promise<string[]> {
    const { sql, parameters } = inNameOrEmail(text);
    const rows = await this.database.rows<{ id: string }>(`select id from account where ${sql} limit ?`, [
      ...parameters,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  async demoAccountIds(): Promise<string[]> {
    const rows = await this.database.read((em) =>
      em.execute<{ id: string }[]>(
        `select id from account where lower(email) like ?
         union select account_id from email_change where lower(from_email) like ?`,
        [`%@${DEMO_DOMAIN}`, `%@${DEMO_DOMAIN}`],
      ),
    );
    return rows.map(({ id }) => id);
  }

  async searchPreferencesOf(userId: string): Promise<SearchPreferences | null> {
    const [row] = await this.database.lookup<SearchPreferences>(
      'select search_zip_code as "searchZipCode", search_distance as "searchDistance" from account where id = ?',
      [userId],
    );
    return row ?? null;
  }

  changeSearchPreferences(
    userId: string,
    search: Parameters<IdentityApi['changeSearchPreferences']>[1],
    actorId: string,
  ): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, userId);
      const { searchZipCode = account.searchZipCode ?? null, searchDistance = account.searchDistance ?? null } = search;
      account.changeSearch({ searchZipCode, searchDistance }, actorId);
    });
  }

  reviewersOfOrganization(accountNumber: string): Promise<Member[]> {
    return this.membersWith(Privilege.ReviewApplicants, accountNumber);
  }

  postersOfOrganization(accountNumber: string): Promise<Member[]> {
    return this.membersWith(Privilege.JobPosting, accountNumber);
  }

  postingAccessRequest(requestId: string) {
    return this.requests.get(requestId);
  }

  async emailChange(changeId: string): Promise<{ fromEmail: string; toEmail: string } | null> {
    const [row] = await this.database.lookup<{ fromEmail: string; toEmail: string }>(
      'select from_email as "fromEmail", to_email as "toEmail" from email_change where id = ?',
      [changeId],
    );
    return row ?? null;
  }

  private membersWith(privilege: PrivilegeId, accountNumber: string): Promise<Member[]> {
    return this.database.lookup(
      `select id, first_name as "firstName", last_name as "lastName" from account
        where organizations @> array[?::text] and ? = any(privileges) and locked_at is null
        order by last_name, first_name, id`,
      [accountNumber, privilege],
    );
  }
}
