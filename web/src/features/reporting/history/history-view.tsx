import { HISTORY_CATEGORIES } from '#modules/shared/history-kinds';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { Button } from '#web/ui/button';
import { EmptyList, ErrorState, QueryBoundary } from '#web/ui/display/query-boundary';
import { CategoryChips } from './category-chips';
import styles from './history.module.css';
import { HistoryList } from './history-list';
import type { HistoryQuery, LeftOut } from './use-history';

interface Props {
  history: HistoryQuery;
  leftOut: LeftOut;
  onLeaveOut(leftOut: LeftOut): void;
}

const END_ID = 'history-end';

/** The actors, actions, times and mails of a thing, newest first. */
export function HistoryView({ history, leftOut, onLeaveOut }: Props) {
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage } = history;
  const categories = history.data?.categories ?? [];
  const showOlder = async () => {
    await history.fetchNextPage();
    focusIfLost(`#${END_ID}`);
  };
  return (
    <>
      {categories.length > 1 && <CategoryChips {...{ categories, leftOut }} onChange={onLeaveOut} />}
      <QueryBoundary
        query={history}
        rows={6}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <EmptyList>
            {leftOut.size > 0 ? 'Choose more of what is shown.' : 'Nothing was recorded here so far.'}
          </EmptyList>
        }
      >
        {({ entries }) => (
          <>
            <HistoryList entries={entries} />
            <div className={styles.older}>
              {isFetchNextPageError ? (
                <ErrorState error={history.error} retry={showOlder} busy={isFetchingNextPage} />
              ) : (
                hasNextPage && (
                  <Button onClick={showOlder} busy={isFetchingNextPage}>
                    Show older
                  </Button>
                )
              )}
            </div>
            <p id={END_ID} tabIndex={-1} className={styles.end}>
              {!hasNextPage && 'This is the beginning. '}Times are Eastern Time. Names are looked up when this is read.
            </p>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

/** What is not shown, in the address. */
export function useLeftOut() {
  const [search, setSearch] = useUrlSearch();
  const names = search.getAll('without');
  const leftOut: LeftOut = new Set(HISTORY_CATEGORIES.filter((category) => names.includes(category)));
  const leaveOut = (next: LeftOut) =>
    setSearch(
      (old) => {
        old.delete('without');
        for (const category of next) old.append('without', category);
        return old;
      },
      { preventScrollReset: true, replace: true },
    );
  return [leftOut, leaveOut] as const;
}
