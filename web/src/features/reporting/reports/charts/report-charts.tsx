import { lazy } from 'react';
import type { Report } from '../report';
import { ChartSection } from './chart-section';
import { ChartNumbers } from './chart-table';
import {
  applicantsSentence,
  columnTotal,
  daysSentence,
  monthsSentence,
  shortMonth,
  shownPositions,
  sumOf,
} from './words';

const loadBars = () => import('./bars');
const SmallMultiples = lazy(async () => ({ default: (await loadBars()).SmallMultiples }));
const HorizontalBars = lazy(async () => ({ default: (await loadBars()).HorizontalBars }));
const Columns = lazy(async () => ({ default: (await loadBars()).Columns }));

const DAYS_HEADERS = ['Median days', 'Filled postings'];
const APPLICANTS_HEADERS = ['Postings'];

interface Props {
  report: Report;
}

/** Where postings were, and when. */
export const PostingsByMonth = ({ report }: Props) => (
  <ChartSection
    chart="postingsByMonth"
    title="Postings by region and month"
    report={report}
    headers={({ columns }) => ['Region', ...columns]}
    sentence={monthsSentence}
    picture={(table) => <SmallMultiples table={table} />}
  >
    {(table) => {
      const totals = table.columns.map((_, index) => columnTotal(table, index));
      return (
        <ChartNumbers
          caption="Postings by region and month"
          title="Region"
          table={table}
          headers={table.columns.map(shortMonth)}
          sum={sumOf}
          totals={[...totals, totals.reduce((sum, total) => sum + total, 0)]}
        />
      );
    }}
  </ChartSection>
);

/** How long filling takes, and how many apply. */
export const HiringCharts = ({ report }: Props) => (
  <>
    <ChartSection
      chart="daysToFill"
      title="Days to fill by position"
      report={report}
      headers={() => ['Position', ...DAYS_HEADERS]}
      sentence={daysSentence}
      picture={(table) => <HorizontalBars rows={shownPositions(table).rows} />}
    >
      {(table) => (
        <ChartNumbers
          caption="Days to fill by position"
          title="Position"
          table={shownPositions(table)}
          headers={DAYS_HEADERS}
        />
      )}
    </ChartSection>
    <ChartSection
      chart="applicantsPerPosting"
      title="Applicants per posting"
      report={report}
      headers={() => ['Applicants', ...APPLICANTS_HEADERS]}
      sentence={applicantsSentence}
      picture={({ rows }) => <Columns rows={rows} />}
    >
      {(table) => (
        <ChartNumbers caption="Applicants per posting" title="Applicants" table={table} headers={APPLICANTS_HEADERS} />
      )}
    </ChartSection>
  </>
);
