import { Link } from 'react-router-dom';
import type { TaskItem, TaskKind } from '#modules/shared/tasks';
import { daysLeft, isSoon, joinParts, longDate, waitingTime } from '#web/lib/formatting/format';
import { ButtonLink } from '#web/ui/button';
import { KINDS } from './task-kinds';

interface Props {
  kind: TaskKind;
  item: TaskItem;
  isAdmin: boolean;
  isFirst: boolean;
}

/** Whether the date of a task is near. */
export const isUrgent = ({ due }: TaskItem): boolean => due !== undefined && isSoon(due);

/** A pending task with its date or age and one action. */
export function TaskRow({ kind, item, isAdmin, isFirst }: Props) {
  const { label, Icon, due, action, to, ...words } = KINDS[kind];
  const title = words.title?.(item) ?? item.title;
  const date = item.due && due ? `${due} ${longDate(item.due)} (${daysLeft(item.due)})` : '';
  const urgent = isUrgent(item);
  const note = joinParts(
    urgent ? '' : date,
    words.note?.(item, isAdmin),
    item.since ? waitingTime(item.since) : undefined,
  );
  return (
    <li>
      <span className={urgent ? 'kind soon' : 'kind'}>
        <Icon size={18} aria-hidden />
        {label}
      </span>
      <div>
        <p>
          <Link to={to(item)}>{title}</Link> <span className="where">{item.organization}</span>
        </p>
        <p className="small muted">
          {urgent && <b className="soon">{date}</b>}
          {urgent && note && ' · '}
          {note}
        </p>
      </div>
      <ButtonLink small look={isFirst ? 'fill' : 'line'} to={to(item)}>
        {action}
        <span className="vh"> {title}</span>
      </ButtonLink>
    </li>
  );
}
