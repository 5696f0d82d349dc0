import { LockMode } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfilesApi } from '#modules/profiles/contract/profiles-api.js';
import { Database } from '#platform/database/database.js';
import { invalidFieldError, notFoundError } from '#platform/errors/domain-error.js';
import { databaseNow } from '#platform/time/clock.js';
import { DOCUMENT_MESSAGES, type DocumentChoice } from '../contract/api/review.js';
import { APPLICATION_CODES } from '../contract/api/rules.js';
import { Application } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';
import { findUncleanFiles, ruleError } from '../domain/submission-rules.js';

/** An administrator adds profile documents to a submitted application, and removes some. */
export class ChangeDocuments extends Command<void> {
  constructor(
    readonly id: string,
    readonly choice: DocumentChoice,
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeDocuments)
export class ChangeDocumentsHandler implements ICommandHandler<ChangeDocuments> {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfilesApi,
  ) {}

  execute({ id, choice, actorId }: ChangeDocuments): Promise<void> {
    return this.database.transaction(async (em) => {
      const where = { id, type: 'submitted' as const };
      const application = await em.findOne(Application, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!application) throw notFoundError('The application');
      application.assertOfSomebodyElse(actorId);
      const now = await databaseNow(em);
      const currentFiles = await em.find(ApplicationFile, {
        applicationId: id,
        documentId: { $ne: null },
        removedAt: null,
      });
      const removed = currentFiles.filter(({ documentId }) => documentId && choice.deletedFiles.includes(documentId));
      for (const file of removed) file.remove(now);
      const selected = new Set(choice.selectedFiles.filter((each) => !choice.deletedFiles.includes(each)));
      for (const { documentId } of currentFiles) if (documentId) selected.delete(documentId);
      const profile = await this.profiles.profileForApplying(application.userId, { lock: 'share' });
      const added = profile.documents.filter((document) => selected.has(document.id));
      if (added.length !== selected.size) throw invalidFieldError('selectedFiles', DOCUMENT_MESSAGES.stranger);
      const unclean = findUncleanFiles(
        added.map(({ fileName, scan }) => ({ path: 'selectedFiles', fileName, scan })),
        DOCUMENT_MESSAGES,
      );
      if (unclean.length) throw ruleError(APPLICATION_CODES.incomplete, unclean);
      for (const document of added) em.persist(ApplicationFile.copy(id, document, now));
      if (added.length + removed.length === 0) return;
      application.documentsChanged(
        added.map((document) => document.id),
        removed.flatMap(({ documentId }) => documentId ?? []),
        actorId,
      );
    });
  }
}
