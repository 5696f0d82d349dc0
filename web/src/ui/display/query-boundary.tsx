import type { UseQueryResult } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { ApiError, messageOf } from '#web/lib/api/api-error';
import { useDelayed } from '#web/lib/feedback/use-delayed';
import { Button } from '../button';

interface Props<T> {
  query: UseQueryResult<T>;
  /** Shown if `isEmpty` returns true. Use EmptyList. */
  empty?: ReactNode;
  isEmpty?(data: T): boolean;
  /** Skeleton rows during the first load. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** The four states of a query: loading, failed with Retry, empty, loaded. */
export function QueryBoundary<T>({ query, empty, isEmpty, rows = 3, children }: Props<T>) {
  const isLate = useDelayed(query.isPending);
  if (query.isPending) {
    return isLate ? <Skeleton rows={rows} /> : <div className="skeleton-space" style={rowsStyle(rows)} />;
  }
  if (query.isError && query.data === undefined) {
    return <ErrorState error={query.error} retry={() => query.refetch()} busy={query.isFetching} />;
  }
  if (empty && isEmpty?.(query.data as T)) return empty;
  return <div className={query.isPlaceholderData ? 'stale' : undefined}>{children(query.data as T)}</div>;
}

/** Reserves the height of the rows, which prevents layout shift; a list sets its own `--row`. */
const rowsStyle = (rows: number) => ({ '--rows': rows }) as CSSProperties;

export function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="vh">Loading</span>
      <div aria-hidden="true" style={rowsStyle(rows)} />
    </div>
  );
}

export function ErrorState({ error, retry, busy }: { error: unknown; retry(): void; busy?: boolean }) {
  return (
    <div className="note error stack" role="alert">
      <p>{messageOf(error)}</p>
      {!isFinal(error) && (
        <Button small onClick={retry} busy={busy}>
          Retry
        </Button>
      )}
    </div>
  );
}

/** The record does not exist, so that another request would fail alike. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status === 404;

interface EmptyProps {
  children?: ReactNode;
  action?: ReactNode;
}

/** One sentence and at most one action. */
export function EmptyState({ children, action }: EmptyProps) {
  return (
    <div className="empty">
      <p>{children}</p>
      {action}
    </div>
  );
}

/** "No Items", followed by a hint if there is one. */
export function EmptyList({ children, action }: EmptyProps) {
  return <EmptyState action={action}>{children ? <>No Items. {children}</> : 'No Items'}</EmptyState>;
}
