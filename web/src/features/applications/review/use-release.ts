import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ZodType } from 'zod';
import {
  RELEASE_MESSAGES,
  ReleaseToApplicantsRequest,
  ReleaseToReviewersRequest,
} from '#modules/applications/contract/api/review';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { joinWords } from '#modules/shared/join-words';
import { type ConfirmOptions, openConfirm } from '#web/lib/feedback/confirm';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { inputDate, longDate, pluralize } from '#web/lib/formatting/format';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { toggleId } from './list/toggle-id';
import { fetchReleasable } from './queries';
import { earliestReviewBy, releaseTarget } from './release-terms';
import {
  type ReleaseRequest,
  type ReviewBy,
  type ReviewByConflict,
  releaseOrConflict,
  type VersionedRelease,
} from './review-by-conflict';

export type ReleaseForm = ReturnType<typeof useRelease>;
type Named = Parameters<typeof candidateName>[0];

/**
 * The selected applicants of a job and, with a board review, its review-by date; sends the release. The question names
 * the `reviewers`.
 */
export function useRelease(job: JobToReview, reviewers: readonly Named[] = []) {
  const target = releaseTarget(job);
  const earliest = earliestReviewBy(job);
  const planned = inputDate(job.boardReviewDays);
  const toReviewers = ReleaseToReviewersRequest.refine(({ reviewByDate }) => reviewByDate >= earliest, {
    path: ['reviewByDate'],
    message: RELEASE_MESSAGES.early,
  });
  const schema: ZodType<ReleaseRequest> = target === 'reviewers' ? toReviewers : ReleaseToApplicantsRequest;
  const none: string[] = [];
  const [conflict, setConflict] = useState<ReviewByConflict | null>(null);

  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: (request: VersionedRelease) => releaseOrConflict(target, request, planned),
    onSuccess: (response) => {
      if ('request' in response) return setConflict(response);
      toastSuccess(`${pluralize(response.released.length, 'application')} released.`);
      select([]);
    },
    // The server may have done it although its answer was lost.
    onSettled: async () => {
      await refreshAfter('review');
      // The bar goes with the last application.
      focusIfLost(`#${toggleId(job.id)}`);
    },
  });
  const { mutate: selectAll, isPending: isSelecting } = useMutation({
    mutationFn: () => fetchReleasable(job.id, target),
    onSuccess: (ids) => select(ids),
    onError: toastError,
  });

  const form = useZodForm({
    schema,
    initialValues: {
      jobId: job.id,
      releasedApplications: none,
      reviewByDate: planned >= earliest ? planned : '',
    },
    send: async (request) => {
      const count = request.releasedApplications.length;
      const day = request.reviewByDate;
      const question = day ? reviewersConfirmation(job, count, day, reviewers) : applicantsConfirmation(job, count);
      if (!(await openConfirm(question))) return;
      await mutateAsync({ ...request, version: job.version });
    },
  });

  const selected = form.values.releasedApplications;
  const select = (ids: string[]) => form.mantine.setFieldValue('releasedApplications', ids);
  return {
    ...form,
    conflict,
    goBack: () => setConflict(null),
    /** Releases until the kept day, on top of what was saved meanwhile. */
    saveKept: ({ reviewByDate }: ReviewBy) => {
      if (!conflict) return;
      setConflict(null);
      form.mantine.setFieldValue('reviewByDate', reviewByDate);
      mutate({ ...conflict.request, reviewByDate, version: conflict.version }, { onError: toastError });
    },
    target,
    isReleasing: isPending,
    selectAll: () => selectAll(),
    isSelecting,
    earliest,
    selected,
    toggle: (id: string) =>
      select(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]),
    deselect: (id: string) => select(selected.filter((other) => other !== id)),
  };
}

const FINAL_NOTICE = 'What is released stays released.';

function reviewersConfirmation(
  job: JobToReview,
  count: number,
  day: string,
  reviewers: readonly Named[],
): ConfirmOptions {
  const readers = joinWords(reviewers.map(candidateName)) || 'The board';
  return {
    title: `Release ${pluralize(count, 'application')} to ${reviewers.length ? pluralize(reviewers.length, 'reviewer') : 'the reviewers'}?`,
    body: [
      `${job.title}, ${job.organization.accountName}. ${readers} can read them until ${dayText(day)}.`,
      FINAL_NOTICE,
    ],
    confirmLabel: 'Release to reviewers',
    cancelLabel: 'Not yet',
    isFinal: true,
  };
}

const applicantsConfirmation = (job: JobToReview, count: number): ConfirmOptions => ({
  title: `Release ${pluralize(count, 'applicant')}?`,
  body: [
    `${job.title}. ${job.organization.accountName} can then read these applications and contact their applicants, who are told by e-mail unless their outcome is decided.`,
    FINAL_NOTICE,
  ],
  confirmLabel: 'Release applicants',
  cancelLabel: 'Not yet',
  isFinal: true,
});

/** Noon UTC is on the same calendar day in Pennsylvania. */
export const dayText = (day: string) => longDate(`${day}T12:00:00Z`);
