import { lazy, Suspense } from 'react';
import type { ConflictProps } from './conflict-choices';

/** Most forms never meet a conflict. */
const ConflictChoices = lazy(() => import('./conflict-choices'));

/**
 * Says who changed a record while it was edited, line by line. The saved value stands until one chooses otherwise, and
 * what only one person changed is kept (U62).
 */
export const ConflictDialog = <V extends object>(props: ConflictProps<V>) => (
  <Suspense>
    <ConflictChoices {...(props as ConflictProps<object>)} />
  </Suspense>
);
