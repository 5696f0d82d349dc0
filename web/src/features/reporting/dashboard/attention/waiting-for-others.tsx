import { Link } from 'react-router-dom';
import type { TasksResponse } from '#modules/reporting/contract/api/tasks';
import { longDate, pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import styles from './attention.module.css';
import { focusAttention } from './kind-row';
import { KINDS } from './task-kinds';
import { titleOf } from './task-text';

/** What others have to do for the user: a line for each kind, with its oldest and all of them. */
export function WaitingForOthers({ kinds }: { kinds: TasksResponse['duties'] }) {
  if (!kinds.length) return null;
  return (
    <div className={styles.others}>
      <h3>Waiting for others</h3>
      {kinds.map(({ kind, items: [item], totalItemsCount }) => {
        const { to, many } = KINDS[kind];
        return (
          item && (
            <p key={kind}>
              {totalItemsCount > 1 && `${pluralize(totalItemsCount, many, many)}. First: `}
              <Link to={to(item)}>{titleOf({ kind, item })}</Link>
              {item.amount !== undefined &&
                `: ${pluralize(item.amount, 'applicant waits', 'applicants wait')} for release`}
              {item.since && `, ${item.amount === undefined ? 'asked' : 'the oldest since'} ${longDate(item.since)}`}.{' '}
              {totalItemsCount > 1 && (
                <Link to={`${paths.dashboard}?waiting=${kind}`} onClick={focusAttention}>
                  See which
                </Link>
              )}
            </p>
          )
        );
      })}
    </div>
  );
}
