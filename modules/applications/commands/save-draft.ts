import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { FileStore } from '../../../src/platform/files.js';
import { withKept } from '../../../src/platform/kept-files.js';
import { ProfileForApplying } from '../../profiles/contract/questions.js';
import { type ApplicationForm, chosenDocuments, placeCoverLetter } from './application-form.js';
import { ApplicationDesk } from './desk.js';

/** Saves a draft, with `mayBegin` also the first (W10.23–W10.26). Answers the id of the application. */
export class SaveDraft extends Command<string> {
  constructor(
    readonly jobId: string,
    readonly userId: string,
    readonly form: ApplicationForm,
    readonly mayBegin: boolean,
  ) {
    super();
  }
}

@CommandHandler(SaveDraft)
export class SaveDraftHandler implements ICommandHandler<SaveDraft> {
  constructor(
    private readonly database: Database,
    private readonly desk: ApplicationDesk,
    private readonly files: FileStore,
    private readonly ask: Ask,
  ) {}

  async execute({ jobId, userId, form, mayBegin }: SaveDraft): Promise<string> {
    await this.desk.applicant(userId);
    const uploads = form.coverLetter ? [form.coverLetter] : [];
    return withKept(this.files, uploads, (keys) =>
      this.database.transaction(async (em) => {
        const { application, now } = await this.desk.open(em, jobId, userId, mayBegin);
        const profile = await this.ask.of(new ProfileForApplying(userId));
        const chosen = chosenDocuments(application, form, profile.documents);
        application.saveDraft(
          form.data,
          chosen.map(({ id }) => id),
        );
        await placeCoverLetter(em, application, form, keys, now);
        return application.id;
      }),
    );
  }
}
