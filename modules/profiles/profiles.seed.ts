import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { toArrayLiteral } from '../../src/platform/database/array-literal.js';
import { Database } from '../../src/platform/database/database.js';
import { FileStore } from '../../src/platform/files/file-store.js';
import { withTempUpload } from '../../src/platform/files/with-temp-upload.js';
import { Seed, type Seeder } from '../../src/platform/seeding/seeder.js';
import {
  AccountByEmail,
  type AccountSummary,
  DEMO_APPLICANTS,
  DEMO_EMAILS,
  DemoAccountIds,
} from '../identity/contract/queries.js';
import { SaveContactDetails } from './commands/save-contact-details.js';
import { SaveDocuments } from './commands/save-documents.js';
import { SaveReferences } from './commands/save-references.js';
import { ContactDetails, type Reference } from './contract/api.js';
import { DocumentLines } from './contract/api-documents.js';
import { BulkProfiles } from './demo/bulk-profiles.js';

const ADDRESSES = [
  { address: '14 Orchard Road', city: 'Mechanicsburg', zipCode: '17050' },
  { address: '208 Front Street', city: 'Harrisburg', zipCode: '17101' },
  { address: '7 Chestnut Lane', city: 'Lancaster', zipCode: '17601' },
  { address: '55 Mill Street', city: 'York', zipCode: '17401' },
] as const;

const REFERENCES: Reference[] = [
  {
    firstName: 'Helen',
    lastName: 'Marsh',
    yearsKnown: 6,
    organizationName: 'Hillcrest Elementary',
    position: 'Principal',
    phoneNumber: '(717)555-0161',
  },
  {
    firstName: 'David',
    lastName: 'Ruiz',
    yearsKnown: 4,
    organizationName: 'Valley View Middle School',
    position: 'Department chair',
    phoneNumber: '(717)555-0172',
  },
  {
    firstName: 'Grace',
    lastName: 'Olsen',
    yearsKnown: 9,
    organizationName: 'Riverside Elementary',
    position: 'Mentor teacher',
    phoneNumber: '(717)555-0183',
  },
];

/** Seeds complete profiles for all demo applicants. */
@Seed('profiles', 30)
@Injectable()
export class ProfilesSeed implements Seeder {
  readonly seedOption = 'accounts';

  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly bulk: BulkProfiles,
  ) {}

  async seed(): Promise<void> {
    const emails = [DEMO_EMAILS.seeker, ...DEMO_APPLICANTS.map(({ email }) => email)];
    for (const [index, email] of emails.entries()) {
      const account = await this.queries.execute(new AccountByEmail(email));
      if (account) await this.fill(account, index);
    }
  }

  /** In bulk only: profiles of the accounts that were made before, whatever their number. */
  seedMore(_count: number, _: { bulk: boolean }, onProgress: (done: number) => void): Promise<void> {
    const person = { contactName: 'Each', contactSurname: 'Person', cellPhone: '(717)555-0120' };
    return this.bulk.insert(ContactDetails.parse({ ...ADDRESSES[0], ...person }), REFERENCES, onProgress);
  }

  /** Runs after the applications, which reference some of the same files. */
  async remove(): Promise<Record<string, number>> {
    const people = toArrayLiteral(await this.queries.execute(new DemoAccountIds()));
    return this.database.transaction(async (em) => {
      const documents = await em.execute<{ key: string }[]>(
        'delete from profile_document where user_id = any(?::uuid[]) returning file_key as key',
        [people],
      );
      const profiles = await em.execute('delete from profile where user_id = any(?::uuid[]) returning 1', [people]);
      for (const { key } of documents) await this.files.delete(key);
      return { profiles: profiles.length, files: documents.length };
    });
  }

  private async fill({ id, firstName, lastName }: AccountSummary, index: number): Promise<void> {
    const contact = { ...ADDRESSES[index % ADDRESSES.length], contactName: firstName, contactSurname: lastName };
    const cellPhone = `(717)555-012${index}`;
    await this.commands.execute(new SaveContactDetails(id, ContactDetails.parse({ ...contact, cellPhone })));
    await this.commands.execute(new SaveReferences(id, REFERENCES));
    const fileName = `Resume ${firstName} ${lastName}.txt`;
    const text = `${firstName} ${lastName}\n\nEight years in Pennsylvania schools, the last five in one building.\nCertified, with current clearances.\n`;
    const lines = DocumentLines.parse([{ fileName, documentType: 'RESU' }]);
    await withTempUpload(fileName, text, (file) => this.commands.execute(new SaveDocuments(id, lines, [file])));
  }
}
