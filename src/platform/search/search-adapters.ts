import { isTransient } from '../errors/failure-kind.js';
import {
  type IndexDefinition,
  type SearchAdapter,
  SearchEngine,
  type SearchRequest,
  type SearchResult,
} from './search-engine.js';

/**
 * The adapters that hold the indexes, in the order in which they are written. The last one is searched; while it does
 * not respond, the first one answers, whose index is in the database.
 */
export class SearchAdapters extends SearchEngine {
  readonly searched: SearchAdapter;

  constructor(readonly all: readonly [SearchAdapter, ...SearchAdapter[]]) {
    super();
    this.searched = all.at(-1) ?? all[0];
  }

  get kind() {
    return this.searched.kind;
  }

  ping(): Promise<void> {
    return this.searched.ping();
  }

  async search(definition: IndexDefinition, request: SearchRequest): Promise<SearchResult> {
    try {
      return await this.searched.search(definition, request);
    } catch (error) {
      const [first] = this.all;
      if (first === this.searched || !isTransient(error)) throw error;
      return first.search(definition, request);
    }
  }

  /** Closes the connections. */
  async onApplicationShutdown(): Promise<void> {
    for (const adapter of this.all) await adapter.close();
  }
}
