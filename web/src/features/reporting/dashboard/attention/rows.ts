import type { TasksResponse } from '#modules/reporting/contract/api/tasks';
import { WAITING_FOR_OTHERS } from '#modules/shared/task-kinds';
import { isOverdue, isUrgent, type Task } from './task-text';

type Kinds = TasksResponse['duties'];

/** More overdue ones are in the list of their kind. */
const MAX_OVERDUE = 5;

/**
 * The rows of the dashboard: overdue tasks by themselves, the oldest first, then the kinds of which others wait, those
 * with a near date first, and what others have to do.
 */
export function attentionRows(all: Kinds): { overdue: Task[]; kinds: Kinds; others: Kinds } {
  const others = all.filter(({ kind, items }) => WAITING_FOR_OTHERS.has(kind) && items.length > 0);
  const own = all.filter(({ kind }) => !WAITING_FOR_OTHERS.has(kind));
  const overdue = own
    .flatMap(({ kind, items }) => items.filter(isOverdue).map((item) => ({ kind, item })))
    .sort((a, b) => (a.item.due ?? '').localeCompare(b.item.due ?? ''))
    .slice(0, MAX_OVERDUE);
  const shown = (kind: string) => overdue.filter((task) => task.kind === kind).length;
  const kinds = own.filter(({ kind, items, totalItemsCount }) => items.length > 0 && totalItemsCount > shown(kind));
  const isNear = ({ items: [first] }: Kinds[number]) => first !== undefined && isUrgent(first);
  return { overdue, kinds: [...kinds.filter(isNear), ...kinds.filter((kind) => !isNear(kind))], others };
}
