import { Link } from 'react-router-dom';
import type { TaskKind } from '#modules/shared/task-kinds';
import type { TaskItem } from '#modules/shared/tasks';
import { daysLeft, isSoon, joinParts, longDate, postedAgo, waitingTime } from '#web/lib/formatting/format';
import styles from './attention.module.css';
import { KINDS } from './task-kinds';

export interface Task {
  kind: TaskKind;
  item: TaskItem;
}

export const isOverdue = ({ due }: TaskItem): boolean => due !== undefined && new Date(due) < new Date();

/** Whether the date of a task is near or past. */
export const isUrgent = ({ due }: TaskItem): boolean => due !== undefined && isSoon(due);

export const titleOf = ({ kind, item }: Task) => KINDS[kind].title?.(item) ?? item.title;

/** The thing itself as a link, its organization, and below its date, note and age. */
export function TaskText({ kind, item, isAdmin, before }: Task & { isAdmin: boolean; before?: string }) {
  const { due, to, note } = KINDS[kind];
  const isPast = isOverdue(item);
  const ago = isPast && item.due ? postedAgo(item.due).toLowerCase() : '';
  const date = item.due && due ? `${due} ${longDate(item.due)} (${isPast ? ago : daysLeft(item.due)})` : '';
  const urgent = isUrgent(item);
  const rest = joinParts(
    urgent ? '' : date,
    note?.(item, isAdmin),
    item.since && !isPast ? waitingTime(item.since) : undefined,
  );
  return (
    <>
      <p>
        {before && `${before} `}
        <Link to={to(item)}>{titleOf({ kind, item })}</Link>
        {item.organization && ` ${item.organization}`}
      </p>
      <p className="small muted">
        {urgent && <b className={styles.soon}>{date}</b>}
        {urgent && rest && ' · '}
        {rest}
      </p>
    </>
  );
}
