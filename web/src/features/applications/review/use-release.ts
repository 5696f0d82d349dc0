import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ZodType } from 'zod';
import {
  RELEASE_MESSAGES,
  ReleaseToApplicantsRequest,
  ReleaseToReviewersRequest,
} from '#modules/applications/contract/api/review';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { type ConfirmOptions, openConfirm } from '#web/lib/feedback/confirm';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { inputDate, longDate, pluralize } from '#web/lib/formatting/format';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { earliestReviewBy, releaseTarget } from './release-terms';
import {
  type ReleaseRequest,
  type ReviewBy,
  type ReviewByConflict,
  releaseOrConflict,
  type VersionedRelease,
} from './review-by-conflict';

export type ReleaseForm = ReturnType<typeof useRelease>;

/** The selected applicants of a job and, with a board review, its review-by date; sends the release. */
export function useRelease(job: JobToReview) {
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

  const { mutate, mutateAsync } = useMutation({
    mutationFn: (request: VersionedRelease) => releaseOrConflict(target, request, planned),
    onSuccess: (response) => {
      if ('request' in response) return setConflict(response);
      toastSuccess(`${pluralize(response.released.length, 'application')} released.`);
      select([]);
    },
    // The server may have done it although its answer was lost.
    onSettled: () => refreshAfter('review'),
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
      if (!(await openConfirm(day ? reviewersConfirmation(job, count, day) : applicantsConfirmation(job, count))))
        return;
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
    earliest,
    selected,
    toggle: (id: string) =>
      select(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]),
    deselect: (id: string) => select(selected.filter((other) => other !== id)),
  };
}

const FINAL_NOTICE = 'What is released stays released.';

const reviewersConfirmation = (job: JobToReview, count: number, day: string): ConfirmOptions => ({
  title: `Release ${pluralize(count, 'application')} to the reviewers?`,
  body: [`${job.title}, ${job.organization.accountName}. The board can read them until ${dayText(day)}.`, FINAL_NOTICE],
  confirmLabel: 'Release to reviewers',
  cancelLabel: 'Go back',
});

const applicantsConfirmation = (job: JobToReview, count: number): ConfirmOptions => ({
  title: `Release ${pluralize(count, 'applicant')}?`,
  body: [
    `${job.title}. ${job.organization.accountName} can then read these applications and contact their applicants, who are told by e-mail.`,
    FINAL_NOTICE,
  ],
  confirmLabel: 'Release applicants',
  cancelLabel: 'Go back',
});

/** Noon UTC is on the same calendar day in Pennsylvania. */
export const dayText = (day: string) => longDate(`${day}T12:00:00Z`);
