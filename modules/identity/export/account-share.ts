import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { PRIVILEGE_NAMES, type PrivilegeId } from '#modules/shared/privileges.js';
import { Database } from '#platform/database/database.js';
import { type DataOwner, SharesUserData, type UserDataExport, type UserDataShare } from '../contract/user-data.js';

const ABOUT =
  'Your account: names, email, settings, rights, requests for rights, changes of your email, and when you were signed in.';

const ACCOUNT = `
  select id, first_name as "firstName", last_name as "lastName", email, is_email_receiver as "receivesEmail",
         search_zip_code as "searchZipCode", search_distance as "searchDistanceMiles", privileges, organizations,
         created_at as "createdAt", confirmed_at as "confirmedAt", terms_accepted_at as "termsAcceptedAt",
         last_signed_in_at as "lastSignedInAt", locked_at as "lockedAt", removal_due_at as "deletionDueAt"
    from account where id = ?`;

const EMAIL_CHANGES = `
  select from_email as "from", to_email as "to", created_at as "requestedAt", ended_at as "endedAt"
    from email_change where account_id = ? order by id`;

const POSTING_REQUESTS = `
  select organization, message, status, decline_reason as "declineReason", created_at as "requestedAt",
         decided_at as "decidedAt"
    from posting_access_request where user_id = ? order by id`;

const SESSIONS = `
  select created_at as "signedInAt", rotated_at as "lastUsedAt", ended_at as "endedAt", expires_at as "expiresAt"
    from session where account_id = ? order by id`;

interface AccountRow {
  privileges: PrivilegeId[];
  organizations: string[];
}

/** The data of this module about a user, without passwords, tokens and networks, which are stored as hashes only. */
@SharesUserData(['account'])
export class AccountShare implements UserDataShare {
  constructor(
    private readonly database: Database,
    private readonly directory: DirectoryApi,
  ) {}

  async export({ id }: DataOwner): Promise<UserDataExport> {
    const rowsOf = (sql: string) => this.database.lookup<object>(sql, [id]);
    const [account] = await this.database.lookup<AccountRow>(ACCOUNT, [id]);
    const organizations = await this.directory.organizationsByNumbers(account?.organizations ?? []);
    const content = {
      ...withIsoDates(account ?? {}),
      privileges: account?.privileges.map((privilege) => PRIVILEGE_NAMES[privilege]),
      organizations: organizations.map(({ accountNumber, accountName }) => ({ accountNumber, accountName })),
      emailChanges: (await rowsOf(EMAIL_CHANGES)).map(withIsoDates),
      postingRequests: (await rowsOf(POSTING_REQUESTS)).map(withIsoDates),
      sessions: (await rowsOf(SESSIONS)).map(withIsoDates),
    };
    return { parts: [{ fileName: 'account.json', about: ABOUT, content }], files: [] };
  }

  /** The account itself is removed by who erases it. */
  erase({ id, email }: DataOwner): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await em.execute('delete from password_request where lower(email) = lower(?)', [email]);
      const rows = await em.execute<{ key: string | null }[]>(
        'delete from data_export where account_id = ? returning file_key as key',
        [id],
      );
      return rows.flatMap(({ key }) => key ?? []);
    });
  }
}

/** The values of names that end with "At" are dates, which the driver returns as text. */
function withIsoDates(row: object): object {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    name.endsWith('At') && value !== null ? new Date(value).toISOString() : value,
  ]);
  return Object.fromEntries(values);
}
