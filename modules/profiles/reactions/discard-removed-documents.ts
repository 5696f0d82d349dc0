import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { On, type Subscriber } from '../../../src/platform/events/subscriber.js';
import { FileStore } from '../../../src/platform/files.js';
import { ApplicationFileKeysHeld } from '../../applications/contract/questions.js';
import { SupportingDocumentsSaved } from '../contract/events.js';
import { ProfileDocument } from '../domain/profile-document.js';

/** Gives up the bytes of removed documents, except those that a submitted application still holds a copy of. */
@On('discard-removed-documents', [SupportingDocumentsSaved])
@Injectable()
export class DiscardRemovedDocuments implements Subscriber {
  constructor(
    private readonly ask: Ask,
    private readonly files: FileStore,
  ) {}

  async handle({ payload }: Fact<typeof SupportingDocumentsSaved>, em: EntityManager): Promise<void> {
    const removed = await em.find(ProfileDocument, { id: { $in: payload.removed }, removedAt: { $ne: null } });
    const held = await this.ask.of(new ApplicationFileKeysHeld(removed.map(({ fileKey }) => fileKey)));
    for (const document of removed) {
      if (!held.includes(document.fileKey)) await this.files.remove(document.fileKey);
      em.remove(document);
    }
  }
}
