import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfilesApi } from '#modules/profiles/contract/profiles-api.js';
import { Database } from '#platform/database/database.js';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';
import { APPLICATION_MESSAGES } from '../contract/api/rules.js';
import { Application } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';
import { answersToStore } from '../domain/submission-rules.js';
import { ApplicationLoader } from './application-loader.js';

/**
 * Creates a draft from the applicant's withdrawn application while the job takes applications. Returns the draft's id.
 * Throws notFound, and conflict for a closed job or another application for it.
 */
export class BeginAgain extends Command<string> {
  constructor(
    /** The withdrawn application. */
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(BeginAgain)
export class BeginAgainHandler implements ICommandHandler<BeginAgain> {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationLoader,
    private readonly profiles: ProfilesApi,
  ) {}

  async execute({ id, userId }: BeginAgain): Promise<string> {
    await this.applications.loadApplicant(userId);
    return this.database.transaction(async (em) => {
      const withdrawn = await em.findOne(Application, { id, userId, type: 'withdrawn' });
      if (!withdrawn) throw notFoundError('The application');
      const { application, isNew, job, now } = await this.applications.loadForUpdate(em, withdrawn.jobId, userId, {
        mayCreate: true,
      });
      if (!isNew) throw new DomainError('conflict', 'draft_exists', APPLICATION_MESSAGES.draft);
      const profile = await this.profiles.profileForApplying(userId);
      const inProfile = new Set(profile.documents.map((document) => document.id));
      const files = await em.find(ApplicationFile, { applicationId: id, removedAt: null }, { orderBy: { id: 'asc' } });
      const documents = files.flatMap(({ documentId }) => (documentId && inProfile.has(documentId) ? documentId : []));
      application.beginAgain(answersToStore(job, withdrawn), documents);
      copyCoverLetter(em, files, application, now);
      return application.id;
    });
  }
}

/** Both applications have the same stored file, which goes with the last of them. */
function copyCoverLetter(em: EntityManager, files: readonly ApplicationFile[], to: Application, now: Date): void {
  const letter = files.find(({ documentId }) => documentId === null);
  if (letter) em.persist(ApplicationFile.coverLetter(to.id, letter, letter.fileKey, now));
}
