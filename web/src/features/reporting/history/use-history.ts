import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryEntry, HistoryPage } from '#modules/reporting/contract/api/history';
import { HISTORY_CATEGORIES, type HistoryCategory, type HistoryKind } from '#modules/shared/history-kinds';
import { api } from '#web/lib/api/client';

/** The thing whose history is shown. */
export interface HistorySubject {
  kind: HistoryKind;
  id: string;
}

export type LeftOut = ReadonlySet<HistoryCategory>;

export type HistoryQuery = ReturnType<typeof useHistory>;

/** What is shown of a history. */
export interface HistoryChoice {
  leftOut: LeftOut;
  /** One of the actors; empty for all. */
  by: string;
}

/** Entries of one request of a file. */
const OF_A_FILE = 100;
/** A file is no archive: older entries are on the page. */
const MAX_IN_FILE = 10_000;

/** The history of a thing, read anew whenever it is opened; `fetchNextPage` gets older entries. */
export const useHistory = (subject: HistorySubject, choice: HistoryChoice) =>
  useInfiniteQuery({
    queryKey: ['history', subject.kind, subject.id, [...choice.leftOut].sort(), choice.by],
    queryFn: ({ pageParam, signal }) => fetchHistory(subject, choice, { before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, items }: HistoryPage) => (hasMore ? items.at(-1)?.id : undefined),
    select: ({ pages }: InfiniteData<HistoryPage>) => ({
      entries: pages.flatMap(({ items }) => items),
      categories: pages[0]?.categories ?? [],
      actors: pages[0]?.actors ?? [],
      thing: pages[0]?.thing,
    }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

function fetchHistory(
  { kind, id }: HistorySubject,
  { leftOut, by }: HistoryChoice,
  page: { before?: string | undefined; limit?: number },
  signal?: AbortSignal,
): Promise<HistoryPage> {
  const categories = HISTORY_CATEGORIES.filter((category) => !leftOut.has(category)).join(',');
  const query = { ...page, categories, by: by || undefined };
  return api.get<HistoryPage>(`/api/history/${kind}/${encodeURIComponent(id)}`, { query, signal });
}

/** What is chosen of a history from its newest entry on, MAX_IN_FILE at most. */
export async function fetchForFile(subject: HistorySubject, choice: HistoryChoice): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for (let hasMore = true; hasMore && entries.length < MAX_IN_FILE; ) {
    const page = await fetchHistory(subject, choice, { before: entries.at(-1)?.id, limit: OF_A_FILE });
    entries.push(...page.items);
    hasMore = page.hasMore && page.items.length > 0;
  }
  return entries;
}
