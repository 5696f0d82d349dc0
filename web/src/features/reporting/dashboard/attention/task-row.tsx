import { ButtonLink } from '#web/ui/button';
import styles from './attention.module.css';
import { KINDS } from './task-kinds';
import { isOverdue, type Task, TaskText, titleOf } from './task-text';

/** A single task with its date or age and one action. */
export function TaskRow({ kind, item, isAdmin, isFirst }: Task & { isAdmin: boolean; isFirst: boolean }) {
  const { action, to } = KINDS[kind];
  return (
    <li>
      <span className={styles.soon}>{isOverdue(item) && 'Overdue'}</span>
      <div>
        <TaskText {...{ kind, item, isAdmin }} />
      </div>
      <ButtonLink small look={isFirst ? 'fill' : 'line'} to={to(item)}>
        {action}
        <span className="vh"> {titleOf({ kind, item })}</span>
      </ButtonLink>
    </li>
  );
}
