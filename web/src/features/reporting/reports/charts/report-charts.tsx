import { lazy } from 'react';
import { REPORT_CHARTS, type ReportChart } from '#modules/reporting/contract/api/report-charts';
import type { Report } from '../report';
import { ChartSection, chartTitleId } from './chart-section';
import { ChartNumbers } from './chart-table';
import {
  applicantsSentence,
  columnTotal,
  daysSentence,
  monthHeadings,
  monthsSentence,
  shownPositions,
  sumOf,
} from './words';

const loadBars = () => import('./bars');
const SmallMultiples = lazy(async () => ({ default: (await loadBars()).SmallMultiples }));
const HorizontalBars = lazy(async () => ({ default: (await loadBars()).HorizontalBars }));
const Columns = lazy(async () => ({ default: (await loadBars()).Columns }));

const DAYS_HEADERS = ['Median days', 'Postings', 'Shortest', 'Longest'];
const APPLICANTS_HEADERS = ['Postings'];

interface Props {
  report: Report;
}

const TITLES = {
  postingsByMonth: 'Postings by region and month',
  daysToFill: 'Days to fill by position',
  applicantsPerPosting: 'Applicants per posting',
} as const satisfies Record<ReportChart, string>;

/** Links from above the table to the charts below it. */
export const ChartLinks = () => (
  <nav className="report-charts-nav" aria-label="Charts">
    <b>Charts</b>
    {REPORT_CHARTS.map((chart) => (
      <a
        key={chart}
        href={`#${chartTitleId(chart)}`}
        onClick={(press) => {
          press.preventDefault();
          const title = document.getElementById(chartTitleId(chart));
          title?.scrollIntoView();
          title?.focus({ preventScroll: true });
        }}
      >
        {TITLES[chart]}
      </a>
    ))}
  </nav>
);

/** Where postings were, and when. */
const PostingsByMonth = ({ report }: Props) => (
  <ChartSection
    chart="postingsByMonth"
    title={TITLES.postingsByMonth}
    report={report}
    headers={({ columns }) => ['Region', ...columns]}
    sentence={(table) => monthsSentence(table, report.values.countBy?.[0])}
    picture={(table) => <SmallMultiples table={table} />}
  >
    {(table) => {
      const totals = table.columns.map((_, index) => columnTotal(table, index));
      return (
        <ChartNumbers
          caption={TITLES.postingsByMonth}
          title="Region"
          table={table}
          headers={monthHeadings(table.columns)}
          sum={sumOf}
          totals={[...totals, totals.reduce((sum, total) => sum + total, 0)]}
        />
      );
    }}
  </ChartSection>
);

/** Below the table; each is fetched when it comes near. */
export const ReportCharts = ({ report }: Props) => (
  <>
    <PostingsByMonth report={report} />
    <ChartSection
      chart="daysToFill"
      title={TITLES.daysToFill}
      report={report}
      headers={() => ['Position', ...DAYS_HEADERS]}
      sentence={daysSentence}
      picture={(table) => <HorizontalBars rows={shownPositions(table).rows} />}
    >
      {(table) => (
        <ChartNumbers
          caption={TITLES.daysToFill}
          title="Position"
          table={shownPositions(table)}
          headers={DAYS_HEADERS}
        />
      )}
    </ChartSection>
    <ChartSection
      chart="applicantsPerPosting"
      title={TITLES.applicantsPerPosting}
      report={report}
      headers={() => ['Applicants', ...APPLICANTS_HEADERS]}
      sentence={applicantsSentence}
      picture={({ rows }) => <Columns rows={rows} />}
    >
      {(table) => (
        <ChartNumbers
          caption={TITLES.applicantsPerPosting}
          title="Applicants"
          table={table}
          headers={APPLICANTS_HEADERS}
        />
      )}
    </ChartSection>
  </>
);
