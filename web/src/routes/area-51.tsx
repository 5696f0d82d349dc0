import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EntriesTable } from '#web/features/reporting/log/entries-table';
import { type LogFilter, parseLogFilter } from '#web/features/reporting/log/filter';
import { filterChips } from '#web/features/reporting/log/filter-words';
import { LiveBar } from '#web/features/reporting/log/live-bar';
import { LogFilters, levelName, MORE_FILTERS } from '#web/features/reporting/log/log-filters';
import { dropOtherPages, LOG_TABLE } from '#web/features/reporting/log/queries';
import { useLiveLog } from '#web/features/reporting/log/use-live-log';
import { useListedLogs } from '#web/features/reporting/log/use-logs';
import { LogTabs } from '#web/features/reporting/queues/log-tabs';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { longDate, pluralize } from '#web/lib/formatting/format';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { withFilters } from '#web/lib/url-state/with-filters';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { COUNT_ID, FilterChips } from '#web/ui/display/filter-chips';
import { EmptyList, QueryBoundary, Skeleton } from '#web/ui/display/query-boundary';
import { SelectField } from '#web/ui/fields/select-field';
import { Page } from '#web/ui/layout/page';
import { TablePager } from '#web/ui/tables/pager';

const QueuesSection = lazy(() => import('#web/features/reporting/queues/queues-section'));
const SystemSettings = lazy(() => import('#web/features/reporting/settings/system-settings'));

/** /area-51: system logs with their queues, and system settings. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const display = search.get('display') ?? '';
  const isSettings = display === 'settings';
  return (
    <Page
      title="Area 51"
      head="band"
      lead="What the system did and how it is set."
      actions={
        <div className="display-option">
          <SelectField
            id="display"
            label="Display Option"
            value={isSettings ? display : 'logs'}
            onChange={(value) => setSearch(value === 'settings' ? { display: value } : {})}
            options={[
              { value: 'logs', label: 'System Logs' },
              { value: 'settings', label: 'System Settings' },
            ]}
          />
        </div>
      }
      panel={!isSettings && <LogTabs />}
    >
      {isSettings || display === 'queues' ? (
        <Suspense fallback={<Skeleton rows={12} />}>{isSettings ? <SystemSettings /> : <QueuesSection />}</Suspense>
      ) : (
        <SystemLogs />
      )}
    </Page>
  );
}

function SystemLogs() {
  const [search, setSearch] = useUrlSearch();
  const table = useTableState(LOG_TABLE);
  const filter = parseLogFilter(search);
  const logs = useListedLogs(search);
  const [isPaused, setPaused] = useState(false);
  const [clears, setClears] = useState(0);
  // The page of another filter has other entries.
  const live = useLiveLog(filter, logs.isPlaceholderData ? undefined : logs.data, table.offset, isPaused);
  const clear = () => {
    setSearch(() => new URLSearchParams());
    setClears((count) => count + 1);
    focusIfLost(`#${COUNT_ID}`);
  };
  const change = useCallback(
    (changes: Partial<LogFilter>, typing: boolean) =>
      setSearch((old) => withFilters(old, changes), { replace: typing }),
    [setSearch],
  );
  /** The pressed button is removed once nothing is new. */
  const showNew = async () => {
    if (table.offset) {
      dropOtherPages();
      table.goTo(0);
    } else await logs.refetch();
    focusIfLost(`#${COUNT_ID}`);
  };
  const nothing = (
    <EmptyList
      action={
        <Button small onClick={clear}>
          Clear filters
        </Button>
      }
    >
      {nothingText(filter)}
    </EmptyList>
  );
  return (
    <>
      <LogFilters {...{ filter, clears }} onChange={change} onClear={clear} />
      <FilterChips chips={filterChips(filter, search)} withoutAll={paths.systemLogs} />
      <LiveBar {...live} onShow={showNew} onPauseChange={setPaused} />
      <QueryBoundary query={logs} rows={8} isEmpty={(page) => page.totalItemsCount === 0} empty={nothing}>
        {({ items, totalItemsCount, isCounting }) => (
          <>
            <p className="small num" id={COUNT_ID} tabIndex={-1}>
              <b>
                {isCounting && 'At least '}
                {pluralize(totalItemsCount, 'entry', 'entries')}
              </b>
              , newest first{isCounting && '; still counting'}
            </p>
            <EntriesTable entries={items} />
            <TablePager {...table} total={totalItemsCount} maxLimit={LOG_TABLE.maxLimit} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

/** "No Error entry of November 21, 2026 has “backup” in its stored text, or is about or by a person of that name or address. …" */
function nothingText(filter: LogFilter): string {
  const { level, date, message } = filter;
  if (MORE_FILTERS.some((name) => filter[name])) return 'No entry has all that is asked for.';
  const entry = `No ${level ? `${levelName(level)} ` : ''}entry`;
  const day = date ? ` of ${longDate(`${date}T17:00:00Z`)}` : '';
  if (!message) return `${entry}${day} is kept.`;
  return `${entry}${day} has “${message}” in its stored text, or is about or by a person of that name or address. Titles and whole sentences are not stored: find a posting by its number.`;
}
