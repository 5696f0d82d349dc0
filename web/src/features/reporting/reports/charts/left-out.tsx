import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import styles from './left-out.module.css';
import { leftOutWords } from './words';

/** The postings of the report that the chart does not count, each with the reason. */
export function LeftOut({ table }: { table: ChartTable }) {
  if (table.leftOut.length === 0) return null;
  return (
    <div className={styles.leftOut}>
      <p>
        <b>What is left out</b>
      </p>
      <ul>
        {table.leftOut.map((one) => (
          <li key={one.reason}>{leftOutWords(one, table)}</li>
        ))}
      </ul>
    </div>
  );
}
