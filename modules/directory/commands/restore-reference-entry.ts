import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { PageCache } from '#platform/pages/page-cache.js';
import type { ReferenceKind } from '../contract/api/reference-kinds.js';
import { assertUnique, loadReferenceEntry, recordReferenceChange, valuesOf } from '../domain/reference-entries.js';

/**
 * Undoes the removal of an entry. Throws DomainError notFound, and conflict when another entry took its name or code in
 * the meantime.
 */
export class RestoreReferenceEntry extends Command<void> {
  constructor(
    readonly kind: ReferenceKind,
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RestoreReferenceEntry)
export class RestoreReferenceEntryHandler implements ICommandHandler<RestoreReferenceEntry> {
  constructor(
    private readonly database: Database,
    private readonly pages: PageCache,
  ) {}

  execute({ kind, id, actor }: RestoreReferenceEntry): Promise<void> {
    return this.database.transaction(async (em) => {
      const entry = await loadReferenceEntry(em, kind, id, { isRemoved: true });
      await assertUnique(em, kind, valuesOf(entry), id);
      entry.removedAt = null;
      recordReferenceChange(kind, entry, 'restored', actor.id);
      await this.pages.purge(em);
    });
  }
}
