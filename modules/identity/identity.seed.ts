import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DemoData, type DemoPart } from '../../src/platform/demo-data.js';
import { Privilege, type PrivilegeId } from './contract/privileges.js';
import { CreateAccount } from './contract/questions.js';

const PASSWORD = 'Harrisburg-17';
/** Harrisburg City and Central Dauphin, by account number. */
const ORGANIZATIONS = ['115222752', '115221402'];

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  privilege: PrivilegeId;
  organizations?: string[];
  may: string;
}

/** None of the names shares three characters with the password (P4.19). */
const ACCOUNTS: DemoAccount[] = [
  {
    email: 'admin@demo.example',
    firstName: 'Alma',
    lastName: 'Whitaker',
    privilege: Privilege.SuperAdmin,
    may: 'Super Admin',
  },
  {
    email: 'manager@demo.example',
    firstName: 'Marcus',
    lastName: 'Odell',
    privilege: Privilege.ManageJobs,
    may: 'Manage Jobs',
  },
  {
    email: 'poster@demo.example',
    firstName: 'Joanne',
    lastName: 'Keller',
    privilege: Privilege.JobPosting,
    organizations: ORGANIZATIONS,
    may: 'Job Posting for two organizations',
  },
  {
    email: 'reviewer@demo.example',
    firstName: 'Tomas',
    lastName: 'Nguyen',
    privilege: Privilege.ReviewApplicants,
    organizations: ORGANIZATIONS,
    may: 'Review Applicants for the same two',
  },
  {
    email: 'seeker@demo.example',
    firstName: 'Emily',
    lastName: 'Novak',
    privilege: Privilege.JobSeeking,
    may: 'Job Seeking',
  },
];

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
    for (const { may, privilege, organizations = [], ...person } of ACCOUNTS) {
      const rights = { privileges: [privilege], organizations };
      const search = { searchZipCode: '17101', searchDistance: 50 };
      await this.commands.execute(new CreateAccount({ ...person, ...rights, ...search, password: PASSWORD }));
    }
  }
}
