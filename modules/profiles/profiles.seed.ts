import { Injectable } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import {
  type AccountSummary,
  DEMO_APPLICANTS,
  DEMO_EMAILS,
  IdentityApi,
  NAMED_DEMO_EMAILS,
} from '#modules/identity/contract/identity-api.js';
import { Database } from '#platform/database/database.js';
import { FileStore } from '#platform/files/file-store.js';
import { withTempUpload } from '#platform/files/with-temp-upload.js';
import type { Actor } from '#platform/http/access.js';
import { Seed, type Seeder } from '#platform/seeding/seeder.js';
import { deleteProfiles } from './commands/delete-profiles.js';
import { SaveCareer } from './commands/save-career.js';
import { SaveContactDetails } from './commands/save-contact-details.js';
import { SaveDocuments } from './commands/save-documents.js';
import { SaveEducation } from './commands/save-education.js';
import { SaveEmploymentQuestions } from './commands/save-employment-questions.js';
import { SavePreferences } from './commands/save-preferences.js';
import { SaveReferences } from './commands/save-references.js';
import { DocumentLines } from './contract/api/documents.js';
import { BulkProfiles } from './demo/bulk-profiles.js';
import { bulkSamples } from './demo/bulk-samples.js';
import {
  DEMO_REFERENCES,
  demoCareer,
  demoContact,
  demoEducation,
  demoPreferences,
  demoTitles,
} from './demo/demo-profile.js';
import { textPdf } from './demo/text-pdf.js';

/** Seeds complete profiles for all demo applicants. */
@Seed('profiles', 30)
@Injectable()
export class ProfilesSeed implements Seeder {
  readonly seedOption = 'accounts';

  constructor(
    private readonly identity: IdentityApi,
    private readonly directory: DirectoryApi,
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly bulk: BulkProfiles,
  ) {}

  async seed(): Promise<void> {
    const emails = [DEMO_EMAILS.seeker, ...DEMO_APPLICANTS.map(({ email }) => email)];
    for (const [index, email] of emails.entries()) {
      const account = await this.identity.accountByEmail(email);
      if (account) await this.fill(account, index);
    }
    await this.fillPastApplicants();
  }

  /** In bulk only: profiles of the accounts that were made before, whatever their number. */
  seedMore(_count: number, _: { bulk: boolean }, onProgress: (done: number) => void): Promise<void> {
    return this.bulk.insert(bulkSections(), onProgress);
  }

  /** Runs after the applications, which reference some of the same files. */
  async remove(): Promise<Record<string, number>> {
    const people = await this.identity.demoAccountIds();
    return this.database.transaction(async (em) => {
      const { profiles, keys } = await deleteProfiles(em, people);
      for (const key of keys) await this.files.delete(key);
      return { profiles, files: keys.length };
    });
  }

  private async fill({ id, firstName, lastName }: AccountSummary, index: number): Promise<void> {
    const save = (command: Command<void>) => this.commands.execute(command);
    const positions = await this.directory.allPositions();
    const titles: readonly string[] = demoTitles(index);
    const preferred = positions.filter(({ name }) => titles.includes(name)).map((position) => position.id);
    const self = ownerOf(id);
    await save(new SaveContactDetails(id, demoContact(index, firstName, lastName), self));
    await save(new SavePreferences(id, demoPreferences(index, preferred), self));
    await save(new SaveEducation(id, demoEducation(), self));
    await save(new SaveCareer(id, demoCareer(index), self));
    await save(new SaveEmploymentQuestions(id, { veteransPreference: 0, honorableDischarge: 0 }, self));
    await save(new SaveReferences(id, { references: DEMO_REFERENCES }, self));
    await this.addResume({ id, firstName, lastName }, index);
  }

  private async fillPastApplicants(): Promise<void> {
    const accounts = await this.identity.accountsByIds(await this.identity.demoAccountIds());
    const people = accounts
      .filter(({ email }) => !NAMED_DEMO_EMAILS.has(email))
      .sort((one, other) => (one.email < other.email ? -1 : 1));
    await this.database.transaction((em) => this.bulk.insertProfiles(em, people, bulkSections()));
    for (const [index, person] of people.entries()) await this.addResume(person, index);
  }

  private async addResume(
    { id, firstName, lastName }: Pick<AccountSummary, 'id' | 'firstName' | 'lastName'>,
    index: number,
  ): Promise<void> {
    const fileName = `Resume ${firstName} ${lastName}.pdf`;
    const lines = DocumentLines.parse([{ fileName, documentType: 'RESU' }]);
    await withTempUpload(fileName, textPdf(resumeOf(firstName, lastName, index)), (file) =>
      this.commands.execute(new SaveDocuments(id, lines, [file], ownerOf(id))),
    );
  }
}

const bulkSections = () => ({
  references: DEMO_REFERENCES,
  education: demoEducation().educations,
  ...bulkSamples(),
});

function resumeOf(firstName: string, lastName: string, index: number): string[] {
  const { careers } = demoCareer(index);
  const { educations } = demoEducation();
  return [
    `${firstName} ${lastName}`,
    'Eight years in Pennsylvania schools, the last five in one building.',
    'Certified, with current clearances.',
    '',
    'Experience',
    ...careers.map((job) => `${job.title}, ${job.companyName}: ${job.startDate} to ${job.endDate || 'now'}`),
    '',
    'Education',
    ...educations.map((one) => `${one.typeOfDegree}, ${one.major}, ${one.name}: ${one.endDate}`),
  ];
}

/** An account that saves its own profile. */
const ownerOf = (id: string): Actor => ({ id, privileges: new Set(), organizations: new Set(), sessionId: '' });
