import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ZodType } from 'zod';
import type { Applicant } from '#modules/applications/contract/api/lists';
import {
  RELEASE_MESSAGES,
  type ReleaseResponse,
  ReleaseToApplicantsRequest,
  ReleaseToReviewersRequest,
} from '#modules/applications/contract/api/review';
import { isOutcome, MAX_RELEASED } from '#modules/applications/contract/api/stage-rules';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { openConfirm } from '#web/lib/feedback/confirm';
import { toastSaveError } from '#web/lib/feedback/toasts';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { inputDate } from '#web/lib/formatting/format';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import type { RowChoice } from '#web/lib/lists/use-selection';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { earliestReviewBy, isReleasedTo, type ReleaseTarget } from '../release-terms';
import { type Person, question } from './question';
import {
  type ReleaseRequest,
  type ReviewBy,
  type ReviewByConflict,
  releaseOrConflict,
  type VersionedRelease,
} from './review-by-conflict';

export type ReleaseForm = ReturnType<typeof useRelease>;

/** What this page did. */
export interface Release {
  released: readonly Applicant[];
  /** Chosen, but released by somebody else before. */
  before: readonly Applicant[];
  at: Date;
}

/**
 * The chosen ones of the `applicants` who wait, at first those without an outcome, as many as one release takes, and with
 * a board review its last day; sends the release. The question names the `reviewers`.
 */
export function useRelease(
  job: JobToReview,
  target: ReleaseTarget,
  applicants: readonly Applicant[],
  reviewers: readonly Person[],
) {
  const waiting = applicants.filter((one) => !one.isOwn && !isReleasedTo(target, one));
  const planned = inputDate(job.boardReviewDays);
  // What the page showed first: the job is read again while one chooses.
  const [seen] = useState({ planned, version: job.version });
  const [conflict, setConflict] = useState<ReviewByConflict | null>(null);
  const [done, setDone] = useState<Release | null>(null);
  const earliest = earliestReviewBy(job);
  const toReviewers = ReleaseToReviewersRequest.refine(({ reviewByDate }) => reviewByDate >= earliest, {
    path: ['reviewByDate'],
    message: RELEASE_MESSAGES.early,
  });
  const schema: ZodType<ReleaseRequest> = target === 'reviewers' ? toReviewers : ReleaseToApplicantsRequest;

  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: (request: VersionedRelease) => releaseOrConflict(target, request, seen.planned),
    onSuccess: (response, request) => {
      if ('request' in response) setConflict(response);
      else setDone(releaseOf(response, request, applicants));
    },
    // The server may have done it although its answer was lost.
    onSettled: () => refreshAfter('review'),
  });

  const form = useZodForm({
    schema,
    initialValues: {
      jobId: job.id,
      releasedApplications: waiting
        .filter(({ stage }) => !isOutcome(stage))
        .slice(0, MAX_RELEASED)
        .map(({ id }) => id),
      reviewByDate: planned >= earliest ? planned : '',
    },
    send: async (values) => {
      // Who has gone since, such as by withdrawing, is chosen no longer.
      const waits = new Set(waiting.map(({ id }) => id));
      const request = { ...values, releasedApplications: values.releasedApplications.filter((id) => waits.has(id)) };
      if (!(await openConfirm(question(job, request, reviewers)))) return;
      await mutateAsync({ ...request, version: seen.version });
    },
  });

  const chosen = new Set(form.values.releasedApplications);
  const has = ({ id }: Applicant) => chosen.has(id);
  const choose = (rows: readonly Applicant[]) =>
    form.mantine.setFieldValue(
      'releasedApplications',
      rows.map(({ id }) => id),
    );
  const selection: RowChoice<Applicant> = {
    has,
    nameOf: candidateName,
    toggle: (rows) => {
      const isEach = rows.every(has);
      choose(waiting.filter((row) => (rows.includes(row) ? !isEach : has(row))).slice(0, MAX_RELEASED));
    },
  };
  return {
    ...form,
    target,
    waiting,
    earliest,
    selection,
    /** The chosen ones, in the order of the list. */
    selected: waiting.filter(has),
    isReleasing: isPending,
    done,
    conflict,
    goBack: () => setConflict(null),
    /** Releases until the kept day, on top of what was saved meanwhile. */
    saveKept: ({ reviewByDate }: ReviewBy) => {
      if (!conflict) return;
      setConflict(null);
      form.mantine.setFieldValue('reviewByDate', reviewByDate);
      mutate({ ...conflict.request, reviewByDate, version: conflict.version }, { onError: toastSaveError });
    },
  };
}

function releaseOf(
  { released }: ReleaseResponse,
  { releasedApplications }: ReleaseRequest,
  applicants: readonly Applicant[],
): Release {
  const chosen = applicants.filter(({ id }) => releasedApplications.includes(id));
  return {
    released: chosen.filter(({ id }) => released.includes(id)),
    before: chosen.filter(({ id }) => !released.includes(id)),
    at: new Date(),
  };
}
