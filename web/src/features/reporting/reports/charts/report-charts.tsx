import { lazy } from 'react';
import { REPORT_CHARTS, type ReportChart } from '#modules/reporting/contract/api/report-charts';
import type { Report } from '../report';
import { ChartBody } from './chart-body';
import { ChartSection, chartTitleId } from './chart-section';
import { ChartNumbers } from './chart-table';
import { DaysHistogram } from './days-histogram';
import { daysSentence } from './days-words';
import { fileHeaders, positionsSentence } from './position-words';
import { PositionsTable } from './positions-table';
import { applicantsSentence, columnTotal, monthHeadings, monthsSentence, sumOf } from './words';

const loadBars = () => import('./bars');
const SmallMultiples = lazy(async () => ({ default: (await loadBars()).SmallMultiples }));
const Columns = lazy(async () => ({ default: (await loadBars()).Columns }));

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
    sentence={(table) => monthsSentence(table, countBy(report))}
  >
    {(table, sentence) => {
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
    sentence={daysSentence}
  >
    {(table, sentence) => <DaysHistogram caption={TITLES.daysToFill} {...{ table, sentence }} />}
  </ChartSection>
);

const Positions = ({ report }: Props) => (
  <ChartSection
    chart="positions"
    title={TITLES.positions}
    report={report}
    headers={(table) => fileHeaders(table, countBy(report))}
    sentence={(table) => positionsSentence(table, countBy(report))}
  >
    {(table, sentence) => (
      <ChartBody {...{ table, sentence }}>
        <PositionsTable caption={TITLES.positions} table={table} countBy={countBy(report)} />
      </ChartBody>
    )}
  </ChartSection>
);

const ApplicantsPerPosting = ({ report }: Props) => (
  <ChartSection
    chart="applicantsPerPosting"
    title={TITLES.applicantsPerPosting}
    report={report}
    headers={() => ['Applicants', ...APPLICANTS_HEADERS]}
    sentence={applicantsSentence}
  >
    {(table, sentence) => (
      <ChartBody {...{ table, sentence }} picture={<Columns rows={table.rows} />}>
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
