import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#platform/database/aggregate.js';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { PageCache } from '#platform/pages/page-cache.js';
import type { ReferenceValues } from '../contract/api/reference-data.js';
import type { ReferenceKind } from '../contract/api/reference-kinds.js';
import type { Position } from '../domain/position.js';
import { assertUnique, REFERENCE_ENTITIES, recordReferenceChange } from '../domain/reference-entries.js';

/** Adds an entry to a list of reference data and returns its id. Throws DomainError conflict. */
export class AddReferenceEntry extends Command<string> {
  constructor(
    readonly kind: ReferenceKind,
    readonly values: ReferenceValues,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddReferenceEntry)
export class AddReferenceEntryHandler implements ICommandHandler<AddReferenceEntry> {
  constructor(
    private readonly database: Database,
    private readonly pages: PageCache,
  ) {}

  execute({ kind, values, actor }: AddReferenceEntry): Promise<string> {
    return this.database.transaction(async (em) => {
      const id = newId();
      await assertUnique(em, kind, values, id);
      const entry = em.create(REFERENCE_ENTITIES[kind] as typeof Position, { id, ...values } as Position);
      recordReferenceChange(kind, entry, 'added', actor.id);
      await this.pages.purge(em);
      return id;
    });
  }
}
