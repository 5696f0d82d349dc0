import { SetMetadata } from '@nestjs/common';
import type { IndexDefinition, SearchDocument } from '../search-engine.js';

/**
 * The source of the documents of a read index. A module provides one with `@ReadIndex()`; the platform discovers it.
 */
export abstract class IndexSource {
  abstract readonly definition: IndexDefinition;

  /**
   * Builds the documents of these ids in the surrounding transaction; an id without a document is removed from the
   * index. Read by SQL: an entity may be older than the lock that this call relies on.
   */
  abstract buildDocuments(ids: readonly string[]): Promise<SearchDocument[]>;

  /** The next ids after `after`, in byte order, at most `limit`. Null starts at the beginning. */
  abstract allIds(after: string | null, limit: number): Promise<string[]>;
}

export const READ_INDEX = Symbol('read index');

export const ReadIndex = (): ClassDecorator => SetMetadata(READ_INDEX, true);
