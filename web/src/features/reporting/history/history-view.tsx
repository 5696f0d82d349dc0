import { HISTORY_CATEGORIES } from '#modules/shared/history-kinds';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { Button } from '#web/ui/button';
import { EmptyList, ErrorState, QueryBoundary } from '#web/ui/display/query-boundary';
import styles from './history.module.css';
import { HistoryList } from './history-list';
import { HistoryTools } from './history-tools';
import { describeHistory } from './history-words';
import type { HistoryChoice, HistoryQuery, HistorySubject } from './use-history';

interface Props {
  subject: HistorySubject;
  history: HistoryQuery;
  choice: HistoryChoice;
  onChange(choice: HistoryChoice): void;
}

const END_ID = 'history-end';

/** The actors, actions, times and mails of a thing, newest first. */
export function HistoryView({ subject, history, choice, onChange }: Props) {
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage } = history;
  const { categories = [], actors = [] } = history.data ?? {};
  const showOlder = async () => {
    await history.fetchNextPage();
    focusIfLost(`#${END_ID}`);
  };
  return (
    <>
      <HistoryTools {...{ subject, categories, actors, choice, onChange }} />
      <QueryBoundary
        query={history}
        rows={6}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <EmptyList>
            {choice.leftOut.size > 0 || choice.by
              ? 'Nothing is here of what is chosen. Choose more of it above.'
              : 'Nothing was recorded here so far.'}
          </EmptyList>
        }
      >
        {({ entries }) => (
          <>
            <p role="status" className={styles.summary}>
              {describeHistory(entries, hasNextPage)}
            </p>
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

/** What is shown, in the address. */
export function useHistoryChoice() {
  const [search, setSearch] = useUrlSearch();
  const without = search.getAll('without');
  const choice: HistoryChoice = {
    leftOut: new Set(HISTORY_CATEGORIES.filter((category) => without.includes(category))),
    by: search.get('by') ?? '',
  };
  const change = ({ leftOut, by }: HistoryChoice) =>
    setSearch(
      (old) => {
        old.delete('without');
        for (const category of leftOut) old.append('without', category);
        if (by) old.set('by', by);
        else old.delete('by');
        return old;
      },
      { preventScrollReset: true, replace: true },
    );
  return [choice, change] as const;
}
