import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { toastError } from '../../../lib/feedback/toasts';
import type { HistorySubject } from './history-subject';

/** Few readers open a history, so that its code and data load with the first one. */
const loadDrawer = () => import('./history-drawer');
const HistoryDrawer = lazy(loadDrawer);

let opened: HistorySubject | null = null;
const listeners = new Set<() => void>();

function setOpened(subject: HistorySubject | null): void {
  opened = subject;
  for (const listener of listeners) listener();
}

/** Opens the history of a thing, once its code is there. */
export const openHistory = (subject: HistorySubject) => void loadDrawer().then(() => setOpened(subject), toastError);

/** The drawer of openHistory(); mounted once behind sign-in. Leaving the page closes it. */
export function HistoryHost() {
  const subject = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
    () => null,
  );
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is left.
  useEffect(() => () => setOpened(null), [pathname]);
  return (
    subject && (
      <Suspense>
        <HistoryDrawer subject={subject} onClose={() => setOpened(null)} />
      </Suspense>
    )
  );
}
