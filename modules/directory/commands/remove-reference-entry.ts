import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';
import type { ReferenceKind } from '../contract/api/reference-kinds.js';
import { loadReferenceEntry, recordReferenceChange } from '../domain/reference-entries.js';

/** Removes an entry from the choices; what has it keeps its words. Throws DomainError notFound. */
export class RemoveReferenceEntry extends Command<void> {
  constructor(
    readonly kind: ReferenceKind,
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveReferenceEntry)
export class RemoveReferenceEntryHandler implements ICommandHandler<RemoveReferenceEntry> {
  constructor(
    private readonly database: Database,
    private readonly pages: PageCache,
    private readonly clock: Clock,
  ) {}

  execute({ kind, id, actor }: RemoveReferenceEntry): Promise<void> {
    return this.database.transaction(async (em) => {
      const entry = await loadReferenceEntry(em, kind, id);
      entry.removedAt = this.clock.now();
      recordReferenceChange(kind, entry, 'removed', actor.id);
      await this.pages.purge(em);
    });
  }
}
