import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import type { IndexDefinition, SearchDocument } from '../search-engine.js';

/**
 * Where a read index gets its documents. A module provides one, marked `@ReadIndex()`; the platform finds it and never
 * names a module.
 */
export abstract class IndexSource {
  abstract readonly definition: IndexDefinition;

  /**
   * The documents of these ids as their sources are now; an id without a document is taken out of the index. Read by
   * SQL or with `refresh`, not from what `em` has in memory: the call comes after the lock that makes it worth trusting.
   */
  abstract buildDocuments(em: EntityManager, ids: readonly string[]): Promise<SearchDocument[]>;

  /** The next ids after `after` (null: from the start), in the byte order of their text, at most `limit`. */
  abstract allIds(em: EntityManager, after: string | null, limit: number): Promise<string[]>;
}

export const READ_INDEX = Symbol('read index');

export const ReadIndex = (): ClassDecorator => SetMetadata(READ_INDEX, true);
