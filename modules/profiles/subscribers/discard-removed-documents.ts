import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReferencedApplicationFileKeys } from '#modules/applications/contract/queries.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Commit, type LongSubscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { FileStore } from '#platform/files/file-store.js';
import { SupportingDocumentsSaved } from '../contract/events.js';
import { ProfileDocument } from '../domain/profile-document.js';

/** Deletes the files of removed documents unless an application still references them. */
@SubscribeTo('discard-removed-documents', [SupportingDocumentsSaved])
@Injectable()
export class DiscardRemovedDocuments implements LongSubscriber {
  constructor(
    private readonly queries: QueryBus,
    private readonly files: FileStore,
  ) {}

  /** The sweeper removes what a crash leaves here. */
  async work({ payload }: DomainEvent<typeof SupportingDocumentsSaved>, commit: Commit): Promise<void> {
    const keys: string[] = [];
    await commit(async (em) => {
      const removed = await em.find(ProfileDocument, { id: { $in: payload.removed }, removedAt: { $ne: null } });
      const referenced = await this.queries.execute(
        new ReferencedApplicationFileKeys(removed.map(({ fileKey }) => fileKey)),
      );
      for (const document of removed) {
        if (!referenced.includes(document.fileKey)) keys.push(document.fileKey);
        em.remove(document);
      }
    });
    for (const key of keys) await this.files.delete(key);
  }
}
