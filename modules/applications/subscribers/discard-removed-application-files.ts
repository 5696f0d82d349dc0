import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { DomainEvent } from '#platform/events/event.js';
import { type Commit, type LongSubscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { FileReferences } from '#platform/files/file-references.js';
import { FileStore } from '#platform/files/file-store.js';
import {
  ApplicationDeleted,
  ApplicationDocumentsChanged,
  ApplicationSaved,
  ApplicationSubmitted,
} from '../contract/events.js';
import { ApplicationFile } from '../domain/application-file.js';

const CHANGES = [ApplicationSaved, ApplicationSubmitted, ApplicationDeleted, ApplicationDocumentsChanged];

/** Deletes replaced and removed files from the store unless another row still has them. */
@SubscribeTo('discard-removed-application-files', CHANGES)
@Injectable()
export class DiscardRemovedApplicationFiles implements LongSubscriber {
  constructor(
    private readonly references: FileReferences,
    private readonly files: FileStore,
  ) {}

  /** The sweeper removes what a crash leaves here. */
  async work({ payload }: DomainEvent<(typeof CHANGES)[number]>, commit: Commit): Promise<void> {
    let keys: string[] = [];
    await commit(async (em) => {
      keys = await this.discard(em, payload.applicationId);
    });
    for (const key of keys) await this.files.delete(key);
  }

  /** Returns the keys that nothing references any more. */
  private async discard(em: EntityManager, applicationId: string): Promise<string[]> {
    const removed = await em.find(ApplicationFile, { applicationId, removedAt: { $ne: null } });
    for (const file of removed) em.remove(file);
    await em.flush();
    return this.references.unreferenced(
      em,
      removed.map(({ fileKey }) => fileKey),
    );
  }
}
