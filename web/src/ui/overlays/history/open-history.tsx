import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '#web/lib/feedback/create-store';
import { toastError } from '#web/lib/feedback/toasts';
import type { HistorySubject } from './history-subject';

/** Few readers open a history, so that its code and data load with the first one. */
const loadDrawer = () => import('./history-drawer');
const HistoryDrawer = lazy(loadDrawer);

const opened = createStore<HistorySubject | null>(null);

/** Opens the history of a thing, once its code is there. */
export const openHistory = (subject: HistorySubject) => void loadDrawer().then(() => opened.set(subject), toastError);

/** The drawer of openHistory(); mounted once behind sign-in. Leaving the page closes it. */
export function HistoryHost() {
  const subject = opened.use();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is left.
  useEffect(() => () => opened.set(null), [pathname]);
  return (
    subject && (
      <Suspense>
        <HistoryDrawer subject={subject} onClose={() => opened.set(null)} />
      </Suspense>
    )
  );
}
