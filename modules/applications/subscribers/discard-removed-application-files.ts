import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReferencedDocumentKeys } from '#modules/profiles/contract/queries.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Commit, type LongSubscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { FileStore } from '#platform/files/file-store.js';
import {
  ApplicationDeleted,
  ApplicationDocumentsChanged,
  ApplicationSaved,
  ApplicationSubmitted,
} from '../contract/events.js';
import { ApplicationFile } from '../domain/application-file.js';

const CHANGES = [ApplicationSaved, ApplicationSubmitted, ApplicationDeleted, ApplicationDocumentsChanged];

/** Deletes replaced and removed files from the store unless the profile or another application references them. */
@SubscribeTo('discard-removed-application-files', CHANGES)
@Injectable()
export class DiscardRemovedApplicationFiles implements LongSubscriber {
  constructor(
    private readonly queries: QueryBus,
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
    if (removed.length === 0) return [];
    const keys = removed.map(({ fileKey }) => fileKey);
    const elsewhere = await em.find(ApplicationFile, { fileKey: { $in: keys }, removedAt: null });
    const referenced = new Set(await this.queries.execute(new ReferencedDocumentKeys(keys)));
    for (const { fileKey } of elsewhere) referenced.add(fileKey);
    for (const file of removed) em.remove(file);
    return keys.filter((key) => !referenced.has(key));
  }
}
