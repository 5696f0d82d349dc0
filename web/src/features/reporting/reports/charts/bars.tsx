import '#web/ui/mantine.css';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import { inputDate } from '#web/lib/formatting/format';
import { shortMonth, sumOf } from './words';

const COLOR = 'commonwealth.4';
const UNFINISHED_COLOR = 'commonwealth.8';
/**
 * Their numbers stand in a table: the picture is out of reach of keyboard and screen reader. Mantine's bars do not
 * move.
 */
const COMMON = {
  withTooltip: false,
  withBarValueLabel: true,
  valueFormatter: (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 }),
  gridAxis: 'none',
  tickLine: 'none',
  barChartProps: { accessibilityLayer: false },
  valueLabelProps: { fontSize: 13, fontWeight: 600, fill: 'var(--ink)' },
  barLabelColor: 'var(--ink)',
  textColor: 'var(--muted)',
} as const;
const LABEL_SPACE = { top: 20, right: 0, bottom: 0, left: 0 } as const;
const MULTIPLE_HEIGHT = 104;
const COLUMNS_HEIGHT = 240;

/** One small chart for each row, all on one scale. */
export function SmallMultiples({ table }: { table: ChartTable }) {
  const max = Math.max(1, ...table.rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const currentMonth = inputDate(new Date()).slice(0, 7);
  const isUnfinished = table.columns.includes(currentMonth);
  return (
    <div className="small-multiples" aria-hidden="true" inert>
      {table.rows.map((row) => (
        <figure key={row.title}>
          <figcaption>
            <b>{row.title}</b> <span className="num">{sumOf(row)}</span>
          </figcaption>
          <BarChart
            {...COMMON}
            h={MULTIPLE_HEIGHT}
            data={table.columns.map((month, index) => ({
              month: shortMonth(month),
              count: row.values[index] ?? 0,
              color: month === currentMonth ? UNFINISHED_COLOR : COLOR,
            }))}
            dataKey="month"
            series={[{ name: 'count', color: COLOR }]}
            withYAxis={false}
            yAxisProps={{ domain: [0, max] }}
            xAxisProps={{ interval: 'equidistantPreserveStart' }}
            barChartProps={{ ...COMMON.barChartProps, margin: LABEL_SPACE, barCategoryGap: '12%' }}
          />
        </figure>
      ))}
      <p className="small muted">
        One scale in all: the tallest bar is {max}.
        {isUnfinished && ` The dark bar is ${shortMonth(currentMonth)}, which is not over.`}
      </p>
    </div>
  );
}

/** "51 and more" as "51+", which is no wider than a column. */
const shortRange = (range: string) => range.replace(' and more', '+');

/** A column for each row, of its first value. */
export function Columns({ rows }: Pick<ChartTable, 'rows'>) {
  return (
    <div aria-hidden="true" inert>
      <BarChart
        {...COMMON}
        h={COLUMNS_HEIGHT}
        data={rows.map(({ title, values }) => ({ title, value: values[0] ?? 0 }))}
        dataKey="title"
        series={[{ name: 'value', color: COLOR }]}
        withYAxis={false}
        xAxisProps={{ interval: 0, tickFormatter: shortRange }}
        barChartProps={{ ...COMMON.barChartProps, margin: LABEL_SPACE, barCategoryGap: '12%' }}
      />
    </div>
  );
}
