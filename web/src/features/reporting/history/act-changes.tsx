import type { HistoryChange } from '#modules/reporting/contract/api/history';
import styles from './act-changes.module.css';

/** From which value to which, line by line. */
export const ActChanges = ({ changes }: { changes: readonly HistoryChange[] }) => (
  <dl className={styles.changes}>
    {[...changes.entries()].map(([index, { label, before, after }]) => (
      <div key={index}>
        <dt>{label}</dt>
        <dd>
          {after === null ? (
            <span className="muted">Changed. Its values are not kept.</span>
          ) : (
            <>
              <span className="muted">{before} →</span> <b>{after}</b>
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
