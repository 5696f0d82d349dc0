import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { FileStore } from '../../../src/platform/files.js';
import { withKept } from '../../../src/platform/kept-files.js';
import type { AccountSummary } from '../../identity/contract/questions.js';
import { type ApplicantProfile, ProfileForApplying } from '../../profiles/contract/questions.js';
import type { Snapshot } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';
import { mustBeComplete } from '../domain/submission-rules.js';
import { type ApplicationForm, chosenDocuments, placeCoverLetter } from './application-form.js';
import { ApplicationDesk } from './desk.js';

/** Submits, with `mayBegin` also without a draft before (W10.23, W10.24). Answers the id of the application. */
export class SubmitApplication extends Command<string> {
  constructor(
    readonly jobId: string,
    readonly userId: string,
    readonly form: ApplicationForm,
    readonly mayBegin: boolean,
  ) {
    super();
  }
}

@CommandHandler(SubmitApplication)
export class SubmitApplicationHandler implements ICommandHandler<SubmitApplication> {
  constructor(
    private readonly database: Database,
    private readonly desk: ApplicationDesk,
    private readonly files: FileStore,
    private readonly ask: Ask,
  ) {}

  async execute({ jobId, userId, form, mayBegin }: SubmitApplication): Promise<string> {
    const account = await this.desk.applicant(userId);
    const uploads = form.coverLetter ? [form.coverLetter] : [];
    return withKept(this.files, uploads, (keys) =>
      this.database.transaction(async (em) => {
        const { application, job, now } = await this.desk.open(em, jobId, userId, mayBegin);
        const profile = await this.ask.of(new ProfileForApplying(userId, true));
        const chosen = chosenDocuments(application, form, profile.documents);
        mustBeComplete(job, form.data, {
          isProfileCompleted: profile.isProfileCompleted,
          references: profile.references.length,
          hasResume: chosen.some(({ documentType }) => documentType === 'RESU'),
          hasCoverLetter: await placeCoverLetter(em, application, form, keys, now),
        });
        application.submit(
          form.data,
          chosen.map(({ id }) => id),
          snapshot(account, profile),
          now,
        );
        for (const document of chosen) em.persist(ApplicationFile.copy(application.id, document, now));
        return application.id;
      }),
    );
  }
}

/** Names are those of the contact details where given, else the account's (near W2.14). */
function snapshot({ id, firstName, lastName, email }: AccountSummary, profile: ApplicantProfile): Snapshot {
  const { contact, references } = profile;
  const contactName = contact.contactName || firstName;
  const contactSurname = contact.contactSurname || lastName;
  return { applicant: { ...contact, id, firstName, lastName, email, contactName, contactSurname }, references };
}
