import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { createStore } from '#web/lib/feedback/create-store';
import { toastError } from '#web/lib/feedback/toasts';
import type { DatedJob } from './listing-dates';

/** Each loads with its first use. */
const loadDates = () => import('./listing-dates-dialog');
const ListingDatesDialog = lazy(loadDates);
const loadReject = () => import('./list/reject-posting');
const RejectPosting = lazy(loadReject);

const opened = createStore<ReactNode>(null);
const close = () => opened.set(null);
const open = (load: () => Promise<unknown>, dialog: ReactNode) =>
  void load().then(() => opened.set(dialog), toastError);

const openDates = (kind: 'extend' | 'schedule' | 'relist', job: DatedJob) =>
  open(loadDates, <ListingDatesDialog kind={kind} job={job} onClose={close} />);

/** Asks for a later end date of an open posting. */
export const openExtend = (job: DatedJob) => openDates('extend', job);

/** Asks for the dates of a posting that is not listed yet, and posts it. */
export const openSchedule = (job: DatedJob) => openDates('schedule', job);

/** Asks for the dates of a posting that is over, and posts a copy of it with them. */
export const openRelist = (job: DatedJob) =>
  openDates('relist', { ...job, status: 'unsubmitted', boardReviewDays: null, isApproved: false });

/** Asks for the reason, and rejects a posting that waits for approval. */
export const openReject = (job: ManagedJob) => open(loadReject, <RejectPosting job={job} onClose={close} />);

/** The dialog of a posting in a list; mounted once behind sign-in. Leaving the page closes it. */
export function PostingDialogHost() {
  const shown = opened.use();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is left.
  useEffect(() => close, [pathname]);
  return shown && <Suspense>{shown}</Suspense>;
}
