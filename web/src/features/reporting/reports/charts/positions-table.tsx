import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import { ChartBody } from './chart-body';
import { ChartNumbers } from './chart-table';
import { allPositions, hasManyMonths, positionsSentence, shownHeaders, shownPositions } from './position-words';
import styles from './positions.module.css';

interface Props {
  caption: string;
  table: ChartTable;
  /** The date that the report counts by. */
  countBy: string | undefined;
}

/** Scrolls where twelve months are wider than the page. */
export function PositionsTable({ caption, table, countBy }: Props) {
  const classes = hasManyMonths(table) ? `${styles.positions} ${styles.manyMonths}` : styles.positions;
  return (
    <ChartBody table={table} sentence={positionsSentence(table, countBy)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard. */}
      <section className={classes} aria-label={`${caption}, by month`} tabIndex={0}>
        <ChartNumbers
          caption={caption}
          title="Position"
          table={shownPositions(table)}
          headers={shownHeaders(table, countBy)}
          totals={{ title: allPositions(table), values: table.totals ?? [] }}
        />
      </section>
    </ChartBody>
  );
}
