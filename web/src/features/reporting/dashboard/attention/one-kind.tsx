import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { TaskKind } from '#modules/shared/task-kinds';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { TablePager } from '#web/ui/tables/pager';
import { taskPageQuery } from '../queries';
import styles from './attention.module.css';
import { ATTENTION_ID, focusAttention } from './kind-row';
import { KINDS } from './task-kinds';
import { TaskRow } from './task-row';

/** All tasks of a kind, page by page. */
export function OneKind({ kind, isAdmin }: { kind: TaskKind; isAdmin: boolean }) {
  const table = useTableState({ prefix: 'waiting' });
  const tasks = useQuery(taskPageQuery(kind, table.offset, table.limit));
  const { many } = KINDS[kind];
  const count = tasks.data?.totalItemsCount;
  return (
    <section className={styles.attention} aria-labelledby={ATTENTION_ID}>
      <h2 id={ATTENTION_ID} tabIndex={-1}>
        Needs your attention: {many} {count ? <span className={styles.count}>({count})</span> : null}
      </h2>
      <p className={styles.back}>
        <Link to={paths.dashboard} onClick={focusAttention}>
          All that needs your attention
        </Link>
      </p>
      <QueryBoundary
        query={tasks}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<p className={styles.nothing}>None of these waits for you now.</p>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <ul>
              {items.map((item) => (
                <TaskRow key={item.id} {...{ kind, item, isAdmin }} isFirst={false} />
              ))}
            </ul>
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
