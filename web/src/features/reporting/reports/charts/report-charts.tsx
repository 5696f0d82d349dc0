import { lazy } from 'react';
import { REPORT_CHARTS, type ReportChart } from '#modules/reporting/contract/api/report-charts';
import type { Report } from '../report';
import { ChartBody } from './chart-body';
import { ChartSection, chartTitleId } from './chart-section';
import { ChartNumbers } from './chart-table';
import { applicantsSentence, columnTotal, monthHeadings, monthsSentence, NO_DAYS, NOTHING, sumOf } from './words';

const loadBars = () => import('./bars');
const SmallMultiples = lazy(async () => ({ default: (await loadBars()).SmallMultiples }));
const Columns = lazy(async () => ({ default: (await loadBars()).Columns }));
const PositionsTable = lazy(async () => ({ default: (await import('./positions-table')).PositionsTable }));
const DaysHistogram = lazy(async () => ({ default: (await import('./days-histogram')).DaysHistogram }));

const APPLICANTS_HEADERS = ['Postings'];

interface Props {
  report: Report;
}

const TITLES = {
  postingsByMonth: 'Postings by region and month',
  daysToFill: 'Days to fill',
  positions: 'Postings by position',
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

/** The date that the report counts by. */
const countBy = ({ values }: Report) => values.countBy?.[0];

/** Where postings were, and when. */
const PostingsByMonth = ({ report }: Props) => (
  <ChartSection
    chart="postingsByMonth"
    title={TITLES.postingsByMonth}
    report={report}
    headers={({ columns }) => ['Region', ...columns]}
    nothing={(table) => monthsSentence(table, countBy(report))}
  >
    {(table) => {
      const sentence = monthsSentence(table, countBy(report));
      const totals = table.columns.map((_, index) => columnTotal(table, index));
      return (
        <ChartBody {...{ table, sentence }} picture={<SmallMultiples table={table} />}>
          <ChartNumbers
            caption={TITLES.postingsByMonth}
            title="Region"
            table={table}
            headers={monthHeadings(table.columns)}
            sum={sumOf}
            totals={{ title: 'Total', values: [...totals, totals.reduce((sum, total) => sum + total, 0)] }}
          />
        </ChartBody>
      );
    }}
  </ChartSection>
);

const DaysToFill = ({ report }: Props) => (
  <ChartSection
    chart="daysToFill"
    title={TITLES.daysToFill}
    report={report}
    headers={() => ['Days to fill', 'Postings']}
    nothing={() => NO_DAYS}
  >
    {(table) => <DaysHistogram caption={TITLES.daysToFill} table={table} />}
  </ChartSection>
);

const Positions = ({ report }: Props) => (
  <ChartSection
    chart="positions"
    title={TITLES.positions}
    report={report}
    headers={async (table) => (await import('./position-words')).fileHeaders(table, countBy(report))}
    nothing={() => NOTHING}
  >
    {(table) => <PositionsTable caption={TITLES.positions} table={table} countBy={countBy(report)} />}
  </ChartSection>
);

const ApplicantsPerPosting = ({ report }: Props) => (
  <ChartSection
    chart="applicantsPerPosting"
    title={TITLES.applicantsPerPosting}
    report={report}
    headers={() => ['Applicants', ...APPLICANTS_HEADERS]}
    nothing={() => NOTHING}
  >
    {(table) => (
      <ChartBody table={table} sentence={applicantsSentence(table)} picture={<Columns rows={table.rows} />}>
        <ChartNumbers
          caption={TITLES.applicantsPerPosting}
          title="Applicants"
          table={table}
          headers={APPLICANTS_HEADERS}
        />
      </ChartBody>
    )}
  </ChartSection>
);

/** Below the table; each is fetched when it comes near. */
export const ReportCharts = ({ report }: Props) => (
  <>
    <PostingsByMonth report={report} />
    <DaysToFill report={report} />
    <Positions report={report} />
    <ApplicantsPerPosting report={report} />
  </>
);
