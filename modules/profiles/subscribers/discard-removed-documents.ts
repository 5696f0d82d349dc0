import { Injectable } from '@nestjs/common';
import type { DomainEvent } from '#platform/events/event.js';
import { type Commit, type LongSubscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { FileReferences } from '#platform/files/file-references.js';
import { FileStore } from '#platform/files/file-store.js';
import { SupportingDocumentsSaved } from '../contract/events.js';
import { ProfileDocument } from '../domain/profile-document.js';

/** Deletes the files of removed documents unless another row still has them. */
@SubscribeTo('discard-removed-documents', [SupportingDocumentsSaved])
@Injectable()
export class DiscardRemovedDocuments implements LongSubscriber {
  constructor(
    private readonly references: FileReferences,
    private readonly files: FileStore,
  ) {}

  /** The sweeper removes what a crash leaves here. */
  async work({ payload }: DomainEvent<typeof SupportingDocumentsSaved>, commit: Commit): Promise<void> {
    let keys: string[] = [];
    await commit(async (em) => {
      const removed = await em.find(ProfileDocument, { id: { $in: payload.removed }, removedAt: { $ne: null } });
      for (const document of removed) em.remove(document);
      await em.flush();
      keys = await this.references.unreferenced(
        em,
        removed.map(({ fileKey }) => fileKey),
      );
    });
    for (const key of keys) await this.files.delete(key);
  }
}
