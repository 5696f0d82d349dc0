import type { UseQueryResult } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { messageOf } from '../lib/api-error';
import { useDelayed } from '../lib/use-delayed';
import { Button } from './button';

interface Props<T> {
  query: UseQueryResult<T>;
  /** Says that there is nothing; with `isEmpty`. Use EmptyState. */
  empty?: ReactNode;
  isEmpty?(data: T): boolean;
  /** Rows of the skeleton while the first answer is awaited. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** The four states of anything that is fetched: loading, failed with Retry, empty, there (U40). */
export function QueryState<T>({ query, empty, isEmpty, rows = 3, children }: Props<T>) {
  const late = useDelayed(query.isPending);
  if (query.isPending) {
    return late ? <Skeleton rows={rows} /> : <div className="skeleton-space" style={roomFor(rows)} />;
  }
  if (query.isError && query.data === undefined) {
    return <Failed error={query.error} retry={() => query.refetch()} busy={query.isFetching} />;
  }
  if (empty && isEmpty?.(query.data as T)) return empty;
  return <div className={query.isPlaceholderData ? 'stale' : undefined}>{children(query.data as T)}</div>;
}

/** As high as the rows will be, from the first moment on, so that nothing jumps (U7); a list sets its own `--row`. */
const roomFor = (rows: number) => ({ '--rows': rows }) as CSSProperties;

export function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="vh">Loading</span>
      <div aria-hidden="true" style={roomFor(rows)} />
    </div>
  );
}

export function Failed({ error, retry, busy }: { error: unknown; retry(): void; busy?: boolean }) {
  return (
    <div className="note error stack" role="alert">
      <p>{messageOf(error)}</p>
      <Button small onClick={retry} busy={busy}>
        Retry
      </Button>
    </div>
  );
}

/** One sentence and at most one action. Without words of its own a list says "No Items" (W21.9). */
export function EmptyState({ children = 'No Items', action }: { children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <p>{children}</p>
      {action}
    </div>
  );
}
