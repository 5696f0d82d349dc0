import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef } from 'react';
import type { ChartTable, ReportChart } from '#modules/reporting/contract/api/report-charts';
import { saveText } from '#web/lib/api/download';
import { toCsv } from '#web/lib/formatting/csv';
import { Button } from '#web/ui/button';
import { EmptyState, QueryBoundary, Skeleton } from '#web/ui/display/query-boundary';
import { useNearViewport } from '#web/ui/layout/use-near-viewport';
import { useChart } from '../queries';
import type { Report } from '../report';
import { LeftOut } from './left-out';

interface Props {
  chart: ReportChart;
  title: string;
  report: Report;
  /** Of the first column and the others, for the file. */
  headers(table: ChartTable): readonly string[] | Promise<readonly string[]>;
  /** Stands for all if there is nothing to count. */
  nothing(table: ChartTable): string;
  children(table: ChartTable): ReactNode;
}

const SKELETON_ROWS = 6;

export const chartTitleId = (chart: ReportChart) => `${chart}-title`;

const isEmpty = ({ columns, rows, totalItemsCount }: ChartTable) =>
  Math.min(columns.length, rows.length, totalItemsCount) === 0;

/** A chart with its table; both are fetched when they come near. */
export function ChartSection({ chart, title, report, headers, nothing, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const query = useChart(chart, report, useNearViewport(section));
  const save = async (table: ChartTable) => {
    const lines = table.rows.map((row) => [row.title, ...row.values.map((value) => String(value ?? ''))]);
    saveText(toCsv([await headers(table), ...lines]), `${title}.csv`, 'text/csv');
  };
  return (
    <section className="report-chart" ref={section} aria-labelledby={chartTitleId(chart)}>
      <div className="report-head">
        <h2 id={chartTitleId(chart)} tabIndex={-1}>
          {title}
        </h2>
        {query.data && !isEmpty(query.data) && (
          <Button small look="quiet" onClick={() => save(query.data)}>
            <IconDownload size={18} aria-hidden /> CSV<span className="vh"> of {title}</span>
          </Button>
        )}
      </div>
      <QueryBoundary
        query={query}
        rows={SKELETON_ROWS}
        isEmpty={isEmpty}
        empty={
          query.data && (
            <>
              <EmptyState>{nothing(query.data)}</EmptyState>
              <LeftOut table={query.data} />
            </>
          )
        }
      >
        {(table) => <Suspense fallback={<Skeleton rows={SKELETON_ROWS} />}>{children(table)}</Suspense>}
      </QueryBoundary>
    </section>
  );
}
