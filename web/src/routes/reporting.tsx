import '#web/features/reporting/reports/report-form.css';
import '#web/features/reporting/reports/report-table.css';
import '#web/features/reporting/reports/charts/charts.css';
import '#web/features/reporting/reports/report-print.css';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AppliedFilters } from '#web/features/reporting/reports/applied-filters';
import { ChartLinks, ReportCharts } from '#web/features/reporting/reports/charts/report-charts';
import { COLUMNS_PARAM } from '#web/features/reporting/reports/columns';
import { FilterForm } from '#web/features/reporting/reports/filter-form';
import { useReport } from '#web/features/reporting/reports/queries';
import {
  ignoredFilters,
  parseReport,
  type Report,
  reportToSearch,
  savedReport,
  tooManyValues,
  validValues,
} from '#web/features/reporting/reports/report';
import { ReportResult } from '#web/features/reporting/reports/report-result';
import { SaveButton } from '#web/features/reporting/reports/saved/save-button';
import { SavedBar } from '#web/features/reporting/reports/saved/saved-bar';
import { useOpenedDefinition } from '#web/features/reporting/reports/saved/use-opened-definition';
import { useResultFocus } from '#web/features/reporting/reports/use-result-focus';
import { ApiError } from '#web/lib/api/api-error';
import { areDifferent } from '#web/lib/forms/are-different';
import { Page } from '#web/ui/layout/page';

/** /reporting: candidates and postings as a table, charts and files. The address is the report. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const report = parseReport(search);
  const tooMany = report ? tooManyValues(report) : [];
  const query = useReport(tooMany.length > 0 ? null : report, search);
  const awaitResult = useResultFocus(query);
  const { opened, isChanged, open } = useOpenedDefinition(report, search);
  const changed = isChanged ? opened : undefined;
  const fields = query.error instanceof ApiError ? query.error.fields : [];
  const problems = [...tooMany, ...fields.filter(({ path }) => report && path in report.values)];
  const ignored = report ? ignoredFilters(report, search) : [];
  const hasRows = (query.data?.totalItemsCount ?? 0) > 0;
  const isOrderUnknown = fields.some(({ path }) => path === 'sortedColumn');

  // A damaged order is left out, as damaged filters are.
  useEffect(() => {
    if (!isOrderUnknown) return;
    const change = (old: URLSearchParams) => {
      for (const name of ['sortedBy', 'sortedAlgorithm']) old.delete(name);
      return old;
    };
    setSearch(change, { replace: true, preventScrollReset: true });
  }, [isOrderUnknown, setSearch]);

  const run = (draft: Report) => {
    const next = { type: draft.type, values: validValues(draft.type, (name) => draft.values[name] ?? []) };
    const isSame = report !== null && !areDifferent(next, report);
    awaitResult();
    if (isSame) query.refetch();
    if (!isSame || ignored.length > 0)
      setSearch(withTableChoices(reportToSearch(next), search), { preventScrollReset: true });
  };
  return (
    <Page
      title="Reporting"
      head="band"
      lead="Candidates and postings, as a table, a chart and a file."
      actions={
        report &&
        problems.length === 0 && (
          <SaveButton
            report={savedReport(report, search)}
            changed={changed?.isOwn ? changed : undefined}
            onSaved={({ id }) => open(id)}
          />
        )
      }
    >
      <SavedBar changedId={changed?.id} onOpen={open} onPress={awaitResult} />
      <FilterForm
        report={report}
        problems={problems}
        refusals={query.errorUpdateCount}
        busy={query.isFetching}
        onRun={run}
        onClear={() => setSearch({}, { preventScrollReset: true })}
      />
      {report && problems.length === 0 ? (
        <>
          <AppliedFilters report={report} />
          {ignored.length > 0 && (
            <p className="note report-note" role="status">
              Ignored in this address: {ignored.join(', ')}.
            </p>
          )}
          {report.type === 'jobPosting' && hasRows && <ChartLinks />}
          <ReportResult report={report} query={query} onPress={awaitResult} />
          {report.type === 'jobPosting' && hasRows && <ReportCharts report={report} />}
        </>
      ) : (
        problems.length === 0 && (
          <p className="report-start muted">
            All filters are optional. Run report shows the rows that match all of them.
          </p>
        )
      )}
    </Page>
  );
}

/** Another report starts on the first page, in its own order, with the page size and the columns of the last one. */
function withTableChoices(next: URLSearchParams, now: URLSearchParams): URLSearchParams {
  for (const name of ['limit', COLUMNS_PARAM]) {
    const value = now.get(name);
    if (value) next.set(name, value);
  }
  return next;
}
