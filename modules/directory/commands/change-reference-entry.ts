import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { RecordedChanges } from '#platform/events/recorded-changes.js';
import type { Actor } from '#platform/http/access.js';
import { PageCache } from '#platform/pages/page-cache.js';
import type { ReferenceValues } from '../contract/api/reference-data.js';
import type { ReferenceKind } from '../contract/api/reference-kinds.js';
import { assertUnique, loadReferenceEntry, recordReferenceChange, valuesOf } from '../domain/reference-entries.js';

/**
 * Changes an entry of reference data; values that are left out stay. Throws DomainError notFound, conflict for a name or
 * code that is taken, and StaleError if somebody else changed the same since `version`.
 */
export class ChangeReferenceEntry extends Command<void> {
  constructor(
    readonly kind: ReferenceKind,
    readonly id: string,
    readonly change: Partial<ReferenceValues> & { version?: number },
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeReferenceEntry)
export class ChangeReferenceEntryHandler implements ICommandHandler<ChangeReferenceEntry> {
  constructor(
    private readonly database: Database,
    private readonly changes: RecordedChanges,
    private readonly pages: PageCache,
  ) {}

  execute({ kind, id, change, actor }: ChangeReferenceEntry): Promise<void> {
    const { version, ...values } = change;
    return this.database.transaction(async (em) => {
      const entry = await loadReferenceEntry(em, kind, id);
      if (version !== undefined) await this.changes.assertSeen(em, entry, version, values);
      const isChanged = Object.entries(values).some(([key, value]) => entry[key as 'name'] !== value);
      if (!isChanged) return;
      await assertUnique(em, kind, { ...valuesOf(entry), ...values }, id);
      Object.assign(entry, values);
      recordReferenceChange(kind, entry, 'changed', actor.id);
      await this.pages.purge(em);
    });
  }
}
