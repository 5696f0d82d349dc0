import { Injectable } from '@nestjs/common';
import { SearchEngine, type SearchRequest, type SearchResult } from '#platform/search/search-engine.js';
import { JOB_SEARCH, PINNED, RECENT } from '../index/job-search.index.js';
import { parseItem } from './serialized-job-list.js';

/** near W5.39. */
const MAX_PINNED = 3;

type Item = SearchResult['items'][number];

/** A page of results with marks for pinned items. */
export type SearchPage = Omit<SearchResult, 'items'> & { items: readonly (Item & { isPinned?: true })[] };

/** Recent Posts: the newest pinned matches first, then the others by date. */
@Injectable()
export class RecentPosts {
  constructor(private readonly searchEngine: SearchEngine) {}

  async search(request: SearchRequest): Promise<SearchPage> {
    const { filters = [], offset, limit } = request;
    // Pinned items shift the others by at most MAX_PINNED rows, so one window always contains the page.
    const start = Math.max(0, offset - MAX_PINNED);
    const isHot = { field: 'isHot', anyOf: [true] };
    const [{ items: pinned }, found] = await Promise.all([
      this.searchEngine.search(JOB_SEARCH, {
        ...request,
        facets: [],
        filters: [...filters, isHot],
        sort: PINNED,
        offset: 0,
        limit: MAX_PINNED,
      }),
      this.searchEngine.search(JOB_SEARCH, { ...request, sort: RECENT, offset: start, limit: offset + limit - start }),
    ]);
    const [first] = found.items;
    const pinnedBefore = first ? pinned.filter((item) => isBefore(item, first)).length : 0;
    const unpinned = found.items.filter(({ id }) => pinned.every((item) => item.id !== id));
    const skipped = Math.max(0, offset - pinned.length) - (start - pinnedBefore);
    const shown = pinned.slice(offset).map((item) => ({ ...item, isPinned: true as const }));
    return { ...found, items: [...shown, ...unpinned.slice(skipped)].slice(0, limit) };
  }
}

/** In the order of RECENT. */
function isBefore(item: Item, other: Item): boolean {
  const [a, b] = [parseItem(item.card), parseItem(other.card)];
  return a.startDate === b.startDate ? a.id > b.id : a.startDate > b.startDate;
}
