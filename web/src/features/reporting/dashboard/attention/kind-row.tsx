import type { TasksResponse } from '#modules/reporting/contract/api/tasks';
import type { TaskKind } from '#modules/shared/task-kinds';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import styles from './attention.module.css';
import { KINDS } from './task-kinds';
import { TaskText, titleOf } from './task-text';

type Kind = TasksResponse['duties'][number];

/** Kinds in the order of their age; others come by their dates. */
const OLDEST_FIRST: readonly TaskKind[] = ['request', 'approval', 'outcomes', 'deadLetter', 'unsentMail'];

/** The heading of the tasks, whichever are listed. */
export const ATTENTION_ID = 'attention-title';

/** After a link between the lists, which is removed with its own. */
export const focusAttention = () => focusIfLost(`#${ATTENTION_ID}`);

/** What waits of a kind: its number, the first one, and one action, which opens the thing itself or all of them. */
export function KindRow({ kind, items, isFirst, isAdmin, ...count }: Kind & { isFirst: boolean; isAdmin: boolean }) {
  const [item] = items;
  if (!item) return null;
  const { one, many, ...words } = KINDS[kind];
  const { totalItemsCount, totalAmount = totalItemsCount } = count;
  const isSingle = totalItemsCount === 1;
  const places = totalAmount !== totalItemsCount && !isSingle ? `, in ${pluralize(totalItemsCount, 'job')}` : '';
  const look = isFirst ? 'fill' : 'line';
  return (
    <li>
      <b className={styles.number}>{formatInteger(totalAmount)}</b>
      <div>
        <p className={styles.what}>
          {totalAmount === 1 ? one : many}
          {places}
        </p>
        <TaskText
          {...{ kind, item, isAdmin }}
          {...(!isSingle && { before: OLDEST_FIRST.includes(kind) ? 'Oldest:' : 'First:' })}
        />
      </div>
      {isSingle ? (
        <ButtonLink small look={look} to={words.to(item)}>
          {words.action}
          <span className="vh"> {titleOf({ kind, item })}</span>
        </ButtonLink>
      ) : (
        <ButtonLink
          small
          look={look}
          to={words.list ?? `${paths.dashboard}?waiting=${kind}`}
          onClick={words.list ? undefined : focusAttention}
        >
          {words.actionOnAll}
          <span className="vh">: {many}</span>
        </ButtonLink>
      )}
    </li>
  );
}
