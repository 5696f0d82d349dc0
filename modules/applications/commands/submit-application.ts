import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AccountSummary } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { type ApplicantProfile, type ProfileDocument, ProfilesApi } from '#modules/profiles/contract/profiles-api.js';
import { FileStore } from '#platform/files/file-store.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { withStoredFiles } from '#platform/files/with-stored-files.js';
import type { Snapshot } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';
import { answersToStore, assertComplete, type SubmittedFile } from '../domain/submission-rules.js';
import { type ApplicationForm, replaceCoverLetter, selectDocuments } from './application-form.js';
import { ApplicationLoader } from './application-loader.js';

/** Submits an application; with `mayCreate` no draft is needed. Returns the application's id. */
export class SubmitApplication extends Command<string> {
  constructor(
    readonly jobId: string,
    readonly userId: string,
    readonly form: ApplicationForm,
    readonly mayCreate: boolean,
  ) {
    super();
  }
}

@CommandHandler(SubmitApplication)
export class SubmitApplicationHandler implements ICommandHandler<SubmitApplication> {
  constructor(
    private readonly applications: ApplicationLoader,
    private readonly files: FileStore,
    private readonly scans: FileScans,
    private readonly profiles: ProfilesApi,
    private readonly postings: PostingsApi,
  ) {}

  async execute({ jobId, userId, form, mayCreate }: SubmitApplication): Promise<string> {
    const account = await this.applications.loadApplicant(userId);
    const uploads = form.coverLetter ? [form.coverLetter] : [];
    return withStoredFiles(this.files, uploads, (keys) =>
      this.applications.inTurn(jobId, async (em) => {
        const { application, job, now } = await this.applications.loadForUpdate(em, jobId, userId, {
          mayCreate,
          base: form.base,
        });
        const profile = await this.profiles.profileForApplying(userId, { lock: 'share' });
        const selected = selectDocuments(application, form, profile.documents);
        const letter = await replaceCoverLetter(em, application, form, keys, now);
        assertComplete(job, form.data, {
          isProfileCompleted: profile.isProfileCompleted,
          references: profile.references.length,
          hasResume: selected.some(({ documentType }) => documentType === 'RESU'),
          hasCoverLetter: letter !== null,
          files: [...selected.map(toSubmittedFile), ...(letter ? [await this.submittedLetter(letter)] : [])],
        });
        application.submit(
          answersToStore(job, form.data),
          selected.map(({ id }) => id),
          snapshot(account, profile),
          now,
        );
        for (const document of selected) em.persist(ApplicationFile.copy(application.id, document, now));
        await this.postings.countApplicants([jobId]);
        return application.id;
      }),
    );
  }

  private async submittedLetter({ fileKey, fileName }: ApplicationFile): Promise<SubmittedFile> {
    const stateOf = await this.scans.statesOf([fileKey]);
    return { path: 'file', fileName, scan: stateOf(fileKey) };
  }
}

const toSubmittedFile = ({ fileName, scan }: ProfileDocument) => ({ path: 'attachedFiles' as const, fileName, scan });

/** Names come from the contact details, else from the account. */
function snapshot({ id, firstName, lastName, email }: AccountSummary, profile: ApplicantProfile): Snapshot {
  const { contact, references, history } = profile;
  const contactName = contact.contactName || firstName;
  const contactSurname = contact.contactSurname || lastName;
  const applicant = { ...contact, id, firstName, lastName, email, contactName, contactSurname };
  return { applicant, references, history };
}
