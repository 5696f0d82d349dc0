import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Privilege, type PrivilegeId } from '#modules/shared/privileges.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { deleteResponsesTo } from '#platform/idempotency/idempotency-store.js';
import { Seed, type Seeder } from '#platform/seeding/seeder.js';
import { CreateAccount } from './contract/commands.js';
import { DEMO_APPLICANTS, DEMO_EMAILS, DEMO_ORGANIZATIONS } from './contract/demo.js';
import { IdentityApi } from './contract/identity-api.js';
import { BulkAccounts } from './demo/bulk-accounts.js';

const PASSWORD = 'Harrisburg-17';

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  privilege: PrivilegeId;
  organizations?: readonly string[];
  rightsText: string;
}

/** None of the names shares three characters with the password. */
const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    email: DEMO_EMAILS.admin,
    firstName: 'Alma',
    lastName: 'Whitaker',
    privilege: Privilege.SuperAdmin,
    rightsText: 'Super Admin',
  },
  {
    email: DEMO_EMAILS.manager,
    firstName: 'Marcus',
    lastName: 'Odell',
    privilege: Privilege.ManageJobs,
    rightsText: 'Manage Jobs',
  },
  {
    email: DEMO_EMAILS.poster,
    firstName: 'Joanne',
    lastName: 'Keller',
    privilege: Privilege.JobPosting,
    organizations: DEMO_ORGANIZATIONS,
    rightsText: 'Job Posting for two organizations',
  },
  {
    email: DEMO_EMAILS.reviewer,
    firstName: 'Tomas',
    lastName: 'Nguyen',
    privilege: Privilege.ReviewApplicants,
    organizations: DEMO_ORGANIZATIONS,
    rightsText: 'Review Applicants for the same two',
  },
  {
    email: DEMO_EMAILS.seeker,
    firstName: 'Emily',
    lastName: 'Novak',
    privilege: Privilege.JobSeeking,
    rightsText: 'Job Seeking',
  },
];

/** Used for demo applications only, so they are not printed. */
const APPLICANTS = DEMO_APPLICANTS.map((person) => ({ ...person, privilege: Privilege.JobSeeking, organizations: [] }));

/** Of postings that were filled. */
const PAST_APPLICANTS = 40;

/** Seeds one account per role, and applicants. */
@Seed('accounts', 10)
@Injectable()
export class IdentitySeed implements Seeder {
  readonly seedOption = 'accounts';
  readonly hints = [
    `Demo accounts, all with the password ${PASSWORD}:`,
    ...DEMO_ACCOUNTS.map(({ email, rightsText }) => `  ${email.padEnd(24)}${rightsText}`),
  ];

  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly accounts: IdentityApi,
    private readonly bulk: BulkAccounts,
  ) {}

  async seed(): Promise<void> {
    const accounts = DEMO_ACCOUNTS.map(({ rightsText, ...account }) => account);
    for (const { privilege, organizations = [], ...person } of [...accounts, ...APPLICANTS]) {
      const rights = { privileges: [privilege], organizations };
      const search = { searchZipCode: '17101', searchDistance: 50 };
      await this.commands.execute(new CreateAccount({ ...person, ...rights, ...search, password: PASSWORD }));
    }
    await this.bulk.insertSeekers(PAST_APPLICANTS, PASSWORD);
  }

  /** In bulk only: accounts with the same password. */
  seedMore(count: number, _: { bulk: boolean }, onProgress: (done: number) => void): Promise<void> {
    return this.bulk.insert(count, PASSWORD, onProgress);
  }

  /** Sessions, links, requests for posting rights and stored idempotent responses are removed with their account. */
  async remove(): Promise<Record<string, number>> {
    const accountIds = await this.accounts.demoAccountIds();
    const ids = toArrayLiteral(accountIds);
    return this.database.transaction(async (em) => {
      const sessions = await em.execute('select 1 from session where account_id = any(?::uuid[])', [ids]);
      const accounts = await em.execute('delete from account where id = any(?::uuid[]) returning 1', [ids]);
      await deleteResponsesTo(em, accountIds);
      return { accounts: accounts.length, sessions: sessions.length };
    });
  }

  async isPresent(): Promise<boolean> {
    return (await this.accounts.demoAccountIds()).length > 0;
  }
}
