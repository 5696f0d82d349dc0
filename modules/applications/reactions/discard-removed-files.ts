import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { On, type Subscriber } from '../../../src/platform/events/subscriber.js';
import { FileStore } from '../../../src/platform/files.js';
import { DocumentKeysHeld } from '../../profiles/contract/questions.js';
import {
  ApplicationDeleted,
  ApplicationDocumentsChanged,
  ApplicationSaved,
  ApplicationSubmitted,
} from '../contract/events.js';
import { ApplicationFile } from '../domain/application-file.js';

const CHANGES = [ApplicationSaved, ApplicationSubmitted, ApplicationDeleted, ApplicationDocumentsChanged];

/** Gives up the bytes of replaced and removed files, except those that the profile or another application still has. */
@On('discard-removed-application-files', CHANGES)
@Injectable()
export class DiscardRemovedFiles implements Subscriber {
  constructor(
    private readonly ask: Ask,
    private readonly files: FileStore,
  ) {}

  async handle({ payload }: Fact<(typeof CHANGES)[number]>, em: EntityManager): Promise<void> {
    const removed = await em.find(ApplicationFile, {
      applicationId: payload.applicationId,
      removedAt: { $ne: null },
    });
    if (removed.length === 0) return;
    const keys = removed.map(({ fileKey }) => fileKey);
    const elsewhere = await em.find(ApplicationFile, { fileKey: { $in: keys }, removedAt: null });
    const held = new Set(await this.ask.of(new DocumentKeysHeld(keys)));
    for (const { fileKey } of elsewhere) held.add(fileKey);
    for (const file of removed) {
      if (!held.has(file.fileKey)) await this.files.remove(file.fileKey);
      em.remove(file);
    }
  }
}
