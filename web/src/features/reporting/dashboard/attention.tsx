import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { TasksResponse } from '#modules/reporting/contract/api/tasks';
import type { TaskKind } from '#modules/shared/tasks';
import { tasksQuery } from '#web/lib/queries/tasks';
import { hasRight } from '#web/lib/session/privileges';
import type { SessionUser } from '#web/lib/session/session';
import { Button } from '#web/ui/button';
import { ATTENTION_ID, MoreTasks } from './more-tasks';
import { OneKind } from './one-kind';
import { KINDS } from './task-kinds';
import { isUrgent, TaskRow } from './task-row';

/** Tasks that need the user's attention: the first of each kind, urgent ones first, or all of the kind in the URL. */
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
  const { duties: tasks, failed } = data;
  const all = tasks.flatMap(({ kind, items }) => items.map((item) => ({ kind, item })));
  const urgent = all.filter(({ item }) => isUrgent(item));
  urgent.sort((a, b) => (a.item.due ?? '').localeCompare(b.item.due ?? ''));
  const rows = [...urgent, ...all.filter(({ item }) => !isUrgent(item))];
  const count = tasks.reduce((sum, { totalItemsCount }) => sum + totalItemsCount, 0);
  const isIncomplete = isError || failed.length > 0;
  return (
    <section className="attention" aria-labelledby={ATTENTION_ID}>
      <h2 id={ATTENTION_ID} tabIndex={-1}>
        Needs your attention {count > 0 && <span className="count num">({count})</span>}
      </h2>
      {isIncomplete && (
        <p className="nothing">
          Some could not be checked.{' '}
          <Button small busy={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </p>
      )}
      {isSuccess && !isIncomplete && count === 0 && <p className="nothing">Nothing needs your attention now.</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ kind, item }, index) => (
            <TaskRow key={`${kind} ${item.id}`} {...{ kind, item, isAdmin }} isFirst={index === 0} />
          ))}
        </ul>
      )}
      <MoreTasks duties={tasks} />
    </section>
  );
}
