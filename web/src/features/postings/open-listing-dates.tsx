import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '#web/lib/feedback/create-store';
import { toastError } from '#web/lib/feedback/toasts';
import type { DatedJob } from './listing-dates';

interface Opened {
  kind: 'extend' | 'schedule' | 'relist';
  job: DatedJob;
}

/** Loads with the first of the dialogs. */
const loadDialog = () => import('./listing-dates-dialog');
const ListingDatesDialog = lazy(loadDialog);

const opened = createStore<Opened | null>(null);
const open = (next: Opened) => void loadDialog().then(() => opened.set(next), toastError);

/** Asks for a later end date of an open posting. */
export const openExtend = (job: DatedJob) => open({ kind: 'extend', job });

/** Asks for the dates of a posting that is not listed yet, and posts it. */
export const openSchedule = (job: DatedJob) => open({ kind: 'schedule', job });

/** Asks for the dates of a posting that is over, and posts a copy of it with them. */
export const openRelist = (job: DatedJob) =>
  open({ kind: 'relist', job: { ...job, status: 'unsubmitted', boardReviewDays: null, isApproved: false } });

/**
 * The dialog of openExtend(), openSchedule() and openRelist(); mounted once behind sign-in. Leaving the page closes it.
 */
export function ListingDatesHost() {
  const shown = opened.use();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is left.
  useEffect(() => () => opened.set(null), [pathname]);
  return (
    shown && (
      <Suspense>
        <ListingDatesDialog {...shown} onClose={() => opened.set(null)} />
      </Suspense>
    )
  );
}
