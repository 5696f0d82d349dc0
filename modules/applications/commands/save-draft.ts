import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfilesApi } from '#modules/profiles/contract/profiles-api.js';
import { FileStore } from '#platform/files/file-store.js';
import { withStoredFiles } from '#platform/files/with-stored-files.js';
import { answersToStore } from '../domain/submission-rules.js';
import { type ApplicationForm, replaceCoverLetter, selectDocuments } from './application-form.js';
import { ApplicationLoader } from './application-loader.js';

/** Saves a draft and, with `mayCreate`, creates it. Returns the application's id. */
export class SaveDraft extends Command<string> {
  constructor(
    readonly jobId: string,
    readonly userId: string,
    readonly form: ApplicationForm,
    readonly mayCreate: boolean,
  ) {
    super();
  }
}

@CommandHandler(SaveDraft)
export class SaveDraftHandler implements ICommandHandler<SaveDraft> {
  constructor(
    private readonly applications: ApplicationLoader,
    private readonly files: FileStore,
    private readonly profiles: ProfilesApi,
  ) {}

  async execute({ jobId, userId, form, mayCreate }: SaveDraft): Promise<string> {
    await this.applications.loadApplicant(userId);
    const uploads = form.coverLetter ? [form.coverLetter] : [];
    return withStoredFiles(this.files, uploads, (keys) =>
      this.applications.inTurn(jobId, async (em) => {
        const { application, job, now } = await this.applications.loadForUpdate(em, jobId, userId, {
          mayCreate,
          base: form.base,
        });
        const profile = await this.profiles.profileForApplying(userId);
        const selected = selectDocuments(application, form, profile.documents);
        application.saveDraft(
          answersToStore(job, form.data),
          selected.map(({ id }) => id),
        );
        await replaceCoverLetter(em, application, form, keys, now);
        return application.id;
      }),
    );
  }
}
