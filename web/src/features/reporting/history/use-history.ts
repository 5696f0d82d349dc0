import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryPage } from '#modules/reporting/contract/api/history';
import { HISTORY_CATEGORIES, type HistoryCategory, type HistoryKind } from '#modules/shared/history-kinds';
import { api } from '#web/lib/api/client';

/** The thing whose history is shown. */
export interface HistorySubject {
  kind: HistoryKind;
  id: string;
}

export type LeftOut = ReadonlySet<HistoryCategory>;

export type HistoryQuery = ReturnType<typeof useHistory>;

/** The history of a thing, read anew whenever it is opened; `fetchNextPage` gets older entries. */
export const useHistory = ({ kind, id }: HistorySubject, leftOut: LeftOut) =>
  useInfiniteQuery({
    queryKey: ['history', kind, id, [...leftOut].sort()],
    queryFn: ({ pageParam, signal }) => {
      const shown = HISTORY_CATEGORIES.filter((category) => !leftOut.has(category));
      const query = { before: pageParam, categories: shown.join(',') };
      return api.get<HistoryPage>(`/api/history/${kind}/${encodeURIComponent(id)}`, { query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, items }: HistoryPage) => (hasMore ? items.at(-1)?.id : undefined),
    select: ({ pages }: InfiniteData<HistoryPage>) => ({
      entries: pages.flatMap(({ items }) => items),
      categories: pages[0]?.categories ?? [],
      thing: pages[0]?.thing,
    }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
