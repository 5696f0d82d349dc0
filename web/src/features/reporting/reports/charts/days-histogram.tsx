import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import { formatInteger } from '#web/lib/formatting/format';
import styles from './days-histogram.module.css';
import { daysCaption, daysSentence } from './days-words';
import { LeftOut } from './left-out';
import { valueAt } from './words';

interface Props {
  /** The accessible name of the table. */
  caption: string;
  table: ChartTable;
}

/** Of the width that bars and their numbers share, in percent. */
const LONGEST_BAR = 80;

/** Postings by ranges of days: a table whose numbers stand behind bars. */
export function DaysHistogram({ caption, table }: Props) {
  const most = Math.max(...table.rows.map((row) => valueAt(row)));
  return (
    <div className={styles.parts}>
      <figure>
        <h3>{daysSentence(table)}</h3>
        {/* A caption out of sight would take the widths of a fixed layout. */}
        <table className={styles.bars} aria-label={caption}>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.title}>
                <th scope="row">{row.title}</th>
                <td>
                  {valueAt(row) > 0 && <Bar percent={(LONGEST_BAR * valueAt(row)) / most} />}
                  {formatInteger(valueAt(row))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <figcaption className="small muted">{daysCaption(table)}</figcaption>
      </figure>
      <LeftOut table={table} />
    </div>
  );
}

/** An image, which is printed, unlike a background. */
const Bar = ({ percent }: { percent: number }) => (
  <svg width={`${percent}%`} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" />
  </svg>
);
