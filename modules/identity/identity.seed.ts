import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DemoData, type DemoPart } from '../../src/platform/demo-data.js';
import { DEMO_APPLICANTS, DEMO_EMAILS, DEMO_ORGANIZATIONS } from './contract/demo.js';
import { Privilege, type PrivilegeId } from './contract/privileges.js';
import { CreateAccount } from './contract/questions.js';

const PASSWORD = 'Harrisburg-17';

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  privilege: PrivilegeId;
  organizations?: readonly string[];
  may: string;
}

/** None of the names shares three characters with the password (P4.19). */
const ACCOUNTS: DemoAccount[] = [
  {
    email: DEMO_EMAILS.admin,
    firstName: 'Alma',
    lastName: 'Whitaker',
    privilege: Privilege.SuperAdmin,
    may: 'Super Admin',
  },
  {
    email: DEMO_EMAILS.manager,
    firstName: 'Marcus',
    lastName: 'Odell',
    privilege: Privilege.ManageJobs,
    may: 'Manage Jobs',
  },
  {
    email: DEMO_EMAILS.poster,
    firstName: 'Joanne',
    lastName: 'Keller',
    privilege: Privilege.JobPosting,
    organizations: DEMO_ORGANIZATIONS,
    may: 'Job Posting for two organizations',
  },
  {
    email: DEMO_EMAILS.reviewer,
    firstName: 'Tomas',
    lastName: 'Nguyen',
    privilege: Privilege.ReviewApplicants,
    organizations: DEMO_ORGANIZATIONS,
    may: 'Review Applicants for the same two',
  },
  {
    email: DEMO_EMAILS.seeker,
    firstName: 'Emily',
    lastName: 'Novak',
    privilege: Privilege.JobSeeking,
    may: 'Job Seeking',
  },
];

/** They only apply, and so are not printed. */
const APPLICANTS = DEMO_APPLICANTS.map((person) => ({ ...person, privilege: Privilege.JobSeeking, organizations: [] }));

/** One account for each part people play. */
@DemoData('accounts', 10)
@Injectable()
export class IdentitySeed implements DemoPart {
  readonly hints = [
    `Demo accounts, all with the password ${PASSWORD}:`,
    ...ACCOUNTS.map(({ email, may }) => `  ${email.padEnd(24)}${may}`),
  ];

  constructor(private readonly commands: CommandBus) {}

  async load(): Promise<void> {
    const accounts = ACCOUNTS.map(({ may, ...account }) => account);
    for (const { privilege, organizations = [], ...person } of [...accounts, ...APPLICANTS]) {
      const rights = { privileges: [privilege], organizations };
      const search = { searchZipCode: '17101', searchDistance: 50 };
      await this.commands.execute(new CreateAccount({ ...person, ...rights, ...search, password: PASSWORD }));
    }
  }
}
