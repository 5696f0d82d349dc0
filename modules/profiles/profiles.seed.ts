import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Ask } from '../../src/platform/ask.js';
import { DemoData, type DemoPart } from '../../src/platform/demo-data.js';
import { withTextFile } from '../../src/platform/text-file.js';
import { AccountByEmail, type AccountSummary, DEMO_APPLICANTS, DEMO_EMAILS } from '../identity/contract/questions.js';
import { SaveContactDetails } from './commands/save-contact-details.js';
import { SaveDocuments } from './commands/save-documents.js';
import { SaveReferences } from './commands/save-references.js';
import { ContactDetails, type Reference } from './contract/api.js';
import { DocumentLines } from './contract/api-documents.js';

const PLACES = [
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

/** Everybody who applies has what a submission needs. */
@DemoData('profiles', 30)
@Injectable()
export class ProfilesSeed implements DemoPart {
  constructor(
    private readonly ask: Ask,
    private readonly commands: CommandBus,
  ) {}

  async load(): Promise<void> {
    const emails = [DEMO_EMAILS.seeker, ...DEMO_APPLICANTS.map(({ email }) => email)];
    for (const [index, email] of emails.entries()) {
      const account = await this.ask.of(new AccountByEmail(email));
      if (account) await this.fill(account, index);
    }
  }

  private async fill({ id, firstName, lastName }: AccountSummary, index: number): Promise<void> {
    const contact = { ...PLACES[index % PLACES.length], contactName: firstName, contactSurname: lastName };
    const cellPhone = `(717)555-012${index}`;
    await this.commands.execute(new SaveContactDetails(id, ContactDetails.parse({ ...contact, cellPhone })));
    await this.commands.execute(new SaveReferences(id, REFERENCES));
    const fileName = `Resume ${firstName} ${lastName}.txt`;
    const text = `${firstName} ${lastName}\n\nEight years in Pennsylvania schools, the last five in one building.\nCertified, with current clearances.\n`;
    const lines = DocumentLines.parse([{ fileName, documentType: 'RESU' }]);
    await withTextFile(fileName, text, (file) => this.commands.execute(new SaveDocuments(id, lines, [file])));
  }
}
