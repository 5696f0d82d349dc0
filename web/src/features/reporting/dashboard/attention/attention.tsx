import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { TasksResponse } from '#modules/reporting/contract/api/tasks';
import type { TaskKind } from '#modules/shared/task-kinds';
import { tasksQuery } from '#web/lib/queries/tasks';
import { hasRight } from '#web/lib/session/privileges';
import type { SessionUser } from '#web/lib/session/session';
import { Button } from '#web/ui/button';
import styles from './attention.module.css';
import { ATTENTION_ID, KindRow } from './kind-row';
import { OneKind } from './one-kind';
import { attentionRows } from './rows';
import { KINDS } from './task-kinds';
import { TaskRow } from './task-row';
import { WaitingForOthers } from './waiting-for-others';

/** What needs the user's attention: a line for each kind, or all of the kind in the URL. */
export function Attention({ user }: { user: SessionUser }) {
  const [search] = useSearchParams();
  const kind = search.get('waiting');
  const isAdmin = hasRight(user, 'manageJobs');
  return isKind(kind) ? <OneKind key={kind} kind={kind} isAdmin={isAdmin} /> : <AllKinds isAdmin={isAdmin} />;
}

const isKind = (name: string | null): name is TaskKind => name !== null && Object.hasOwn(KINDS, name);

const NONE: TasksResponse = { duties: [], failed: [] };

function AllKinds({ isAdmin }: { isAdmin: boolean }) {
  const { data = NONE, isSuccess, isError, isFetching, refetch } = useQuery(tasksQuery);
  const { overdue, kinds, others } = attentionRows(data.duties);
  const count = overdue.length + kinds.length;
  const isIncomplete = isError || data.failed.length > 0;
  return (
    <section className={styles.attention} aria-labelledby={ATTENTION_ID}>
      <h2 id={ATTENTION_ID} tabIndex={-1}>
        Needs your attention {count > 0 && <span className={styles.count}>({count})</span>}
      </h2>
      {isIncomplete && (
        <p className={styles.nothing}>
          Some could not be checked.{' '}
          <Button small busy={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </p>
      )}
      {isSuccess && !isIncomplete && count === 0 && <p className={styles.nothing}>Nothing needs your attention now.</p>}
      {count > 0 && (
        <ul>
          {overdue.map((task, index) => (
            <TaskRow key={`${task.kind} ${task.item.id}`} {...task} isAdmin={isAdmin} isFirst={index === 0} />
          ))}
          {kinds.map((kind, index) => (
            <KindRow key={kind.kind} {...kind} isAdmin={isAdmin} isFirst={index + overdue.length === 0} />
          ))}
        </ul>
      )}
      <WaitingForOthers kinds={others} />
    </section>
  );
}
