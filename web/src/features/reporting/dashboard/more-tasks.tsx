import { Link } from 'react-router-dom';
import type { TasksResponse } from '#modules/reporting/contract/api/tasks';
import type { TaskKind } from '#modules/shared/tasks';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { formatInteger } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { KINDS } from './task-kinds';

/** The pages that list all of a kind, and nothing else; the dashboard lists those of the others. */
const PAGES: Partial<Record<TaskKind, string>> = { request: paths.manageUsers };

/** The heading of the tasks, whichever are listed. */
export const ATTENTION_ID = 'attention-title';

/** After a link between the lists, which is removed with its own. */
export const focusAttention = () => focusIfLost(`#${ATTENTION_ID}`);

/** Links to the tasks that are not shown, with their number. */
export function MoreTasks({ duties: tasks }: Pick<TasksResponse, 'duties'>) {
  const more = tasks.flatMap(({ kind, items, totalItemsCount }) => {
    const count = totalItemsCount - items.length;
    return items.length && count > 0 ? { kind, count } : [];
  });
  if (!more.length) return null;
  return (
    <p className="more">
      {more.map(({ kind, count }) => (
        <Link key={kind} to={PAGES[kind] ?? `${paths.dashboard}?waiting=${kind}`} onClick={focusAttention}>
          and {formatInteger(count)} more {KINDS[kind].others}
        </Link>
      ))}
    </p>
  );
}
