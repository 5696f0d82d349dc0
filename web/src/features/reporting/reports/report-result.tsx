import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_TABLE_ROWS } from '#modules/reporting/contract/api/reports';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { useDelayed } from '#web/lib/feedback/use-delayed';
import { dayAndTime, formatInteger } from '#web/lib/formatting/format';
import { useSession } from '#web/lib/session/session';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { Button, ButtonLink } from '#web/ui/button';
import { COUNT_ID } from '#web/ui/display/filter-chips';
import { EmptyList, ErrorState, QueryBoundary } from '#web/ui/display/query-boundary';
import { icons } from '#web/ui/icons';
import { TablePager } from '#web/ui/tables/pager';
import { ExportBar } from './export-bar';
import { nothingAdvice } from './nothing';
import { stopReports, type useReport } from './queries';
import { REPORT_TABLE, type Report, reportPage, reportRequest, reportToSearch } from './report';
import { NAMES } from './report-cell';
import { ReportTable } from './report-table';
import { reportTitle } from './report-title';

const RUN_AGAIN_ID = 'run-again';
const SKELETON_ROWS = 10;

const DEFINITIONS =
  'Days to fill run from the first public day to the day a position was marked filled. Sums and medians are of the whole report, not of the page; medians leave out what was never posted.';

interface Props {
  report: Report;
  query: ReturnType<typeof useReport>;
  /** Called for presses that ask for another result. */
  onPress(press: MouseEvent): void;
}

/** Table and files of a report, the progress while it is made, and what stands instead of rows. */
export function ReportResult({ report, query, onPress }: Props) {
  const [search] = useSearchParams();
  const { user } = useSession();
  const table = { ...useTableState({ ...REPORT_TABLE, sortedBy: NAMES[report.type] }), ...reportPage(search) };
  const isStopped = query.fetchStatus === 'idle' && (query.isPending || query.isPlaceholderData);
  return (
    <>
      <Progress isRunning={query.isFetching} />
      {isStopped && (
        <div className="note warning report-note" role="status">
          <p>{icons.alert} Stopped before the report was ready.</p>
          <Button
            small
            look="quiet"
            id={RUN_AGAIN_ID}
            onClick={(press) => {
              onPress(press);
              query.refetch();
            }}
          >
            Run it again
          </Button>
        </div>
      )}
      {/* The rows of the last success stay. */}
      {query.isRefetchError && !isStopped && (
        <ErrorState error={query.error} retry={() => query.refetch()} busy={query.isFetching} />
      )}
      {!(isStopped && query.isPending) && (
        <QueryBoundary
          query={query}
          rows={SKELETON_ROWS}
          isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
          empty={<Nothing {...{ report, onPress }} />}
        >
          {(result) => (
            <>
              <ExportBar
                key={reportToSearch(report).toString()}
                count={reportTitle(report, result.totalItemsCount)}
                request={reportRequest(report, search)}
              />
              <p className="small muted">
                {`Run ${dayAndTime(new Date(query.dataUpdatedAt).toISOString())}${user ? `, by ${user.firstName} ${user.lastName}` : ''}. Dates are those of Eastern Time.`}
              </p>
              {report.type === 'jobPosting' && <p className="small muted">{DEFINITIONS}</p>}
              {result.totalItemsCount > MAX_TABLE_ROWS && (
                <p className="note">
                  The table shows the first {formatInteger(MAX_TABLE_ROWS)} of {formatInteger(result.totalItemsCount)}{' '}
                  rows. Export CSV has all of them.
                </p>
              )}
              <ReportTable type={report.type} report={result} table={table} />
              {/* Until it is run again, the rows are those of another page. */}
              {!isStopped && <TablePager {...table} total={Math.min(result.totalItemsCount, MAX_TABLE_ROWS)} />}
            </>
          )}
        </QueryBoundary>
      )}
    </>
  );
}

/** Most reports are there before it shows. */
function Progress({ isRunning }: { isRunning: boolean }) {
  const isLate = useDelayed(isRunning);
  return (
    <div className="report-progress" role="status">
      {isLate && (
        <>
          <progress aria-label="Making the report" /> Making the report …
          <Button
            small
            onClick={async () => {
              await stopReports();
              focusIfLost(`#${RUN_AGAIN_ID}`);
            }}
          >
            Stop
          </Button>
        </>
      )}
    </div>
  );
}

function Nothing({ report, onPress }: Pick<Props, 'report' | 'onPress'>) {
  const { sentence, loosen } = nothingAdvice(report);
  return (
    <>
      <div className="report-head">
        <h2 id={COUNT_ID} tabIndex={-1}>
          {reportTitle(report, 0)}
        </h2>
      </div>
      <EmptyList
        action={
          loosen && (
            <ButtonLink to={`?${reportToSearch(loosen.report)}`} onClick={onPress} preventScrollReset>
              {loosen.words}
            </ButtonLink>
          )
        }
      >
        {sentence}
      </EmptyList>
    </>
  );
}
