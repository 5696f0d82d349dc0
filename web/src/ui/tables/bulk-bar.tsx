import { lazy, Suspense, useEffect, useState } from 'react';
import { toastError } from '#web/lib/feedback/toasts';
import type { BulkAction } from './bulk-actions';
import type { BulkBarProps } from './open-bulk-bar';

const loadBar = () => import('./open-bulk-bar');
const OpenBulkBar = lazy(loadBar);

interface Props<T> extends Omit<BulkBarProps<T>, 'actions'> {
  /** Those of a light page load with the bar. */
  actions: readonly BulkAction<T>[] | (() => Promise<readonly BulkAction<T>[]>);
}

/**
 * The number of selected rows and what can be done with all of them; below the table, so that no row moves. Other
 * filters begin anew.
 */
export function BulkBar<T>({ actions, ...props }: Props<T>) {
  const [loaded, setLoaded] = useState<readonly BulkAction<T>[] | null>(null);
  const isNeeded = props.selection.rows.length > 0 && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function each time.
  useEffect(() => {
    if (!isNeeded) return;
    const loading = typeof actions === 'function' ? actions() : actions;
    // A bar that fails to load while it renders would take the whole page with it.
    Promise.all([loading, loadBar()]).then(([all]) => setLoaded(all), toastError);
  }, [isNeeded]);
  if (!loaded) return null;
  const all = { ...props, actions: typeof actions === 'function' ? loaded : actions };
  return (
    <Suspense>
      <OpenBulkBar key={props.selection.scope} {...(all as BulkBarProps<unknown>)} />
    </Suspense>
  );
}
