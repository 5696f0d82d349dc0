import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LogFilters, levelName } from '../features/reporting/log-filters';
import { LogTable } from '../features/reporting/log-table';
import { LOG_TABLE, type LogFilter, listedLogsQuery, parseLogFilter, useLogs } from '../features/reporting/queries';
import { longDate, pluralize } from '../lib/formatting/format';
import { useTableState } from '../lib/url-state/use-table-state';
import { withFilters } from '../lib/url-state/with-filters';
import { Button } from '../ui/button';
import { EmptyList, EmptyState, QueryBoundary } from '../ui/display/query-boundary';
import { SelectField } from '../ui/fields/select-field';
import { Page } from '../ui/layout/page';
import { TablePager } from '../ui/tables/pager';

/** /area-51: system logs and, later, system settings (W18). */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const display = search.get('display') === 'settings' ? 'settings' : 'logs';
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
            value={display}
            onChange={(value) => setSearch(value === 'settings' ? { display: value } : {})}
            options={[
              { value: 'logs', label: 'System Logs' },
              { value: 'settings', label: 'System Settings' },
            ]}
          />
        </div>
      }
    >
      {display === 'logs' ? <SystemLogs /> : <EmptyState>System settings follow in a later release.</EmptyState>}
    </Page>
  );
}

function SystemLogs() {
  const [search, setSearch] = useSearchParams();
  const table = useTableState(LOG_TABLE);
  const filter = parseLogFilter(search);
  const logs = useLogs(listedLogsQuery(search));
  const clear = () => setSearch({});
  const change = useCallback(
    (changes: Partial<LogFilter>, typing: boolean) =>
      setSearch((old) => withFilters(old, changes), { replace: typing }),
    [setSearch],
  );
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
      <LogFilters filter={filter} onChange={change} onClear={clear} />
      <QueryBoundary query={logs} rows={8} isEmpty={(page) => page.totalItemsCount === 0} empty={nothing}>
        {({ items, totalItemsCount }) => (
          <>
            <p className="small num">
              <b>{pluralize(totalItemsCount, 'entry', 'entries')}</b>, newest first
            </p>
            <LogTable caption="System log, newest first" entries={items} />
            <TablePager {...table} total={totalItemsCount} maxLimit={LOG_TABLE.maxLimit} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

/** "No Error entry of November 21, 2026 contains “backup”." */
function nothingText({ level, date, message }: LogFilter): string {
  const entry = `No ${level ? `${levelName(level)} ` : ''}entry`;
  const day = date ? ` of ${longDate(`${date}T17:00:00Z`)}` : '';
  return message ? `${entry}${day} contains “${message}”.` : `${entry}${day} is kept.`;
}
