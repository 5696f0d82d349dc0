import type { ZodType } from 'zod';
import {
  RELEASE_MESSAGES,
  ReleaseToApplicantsRequest,
  ReleaseToReviewersRequest,
} from '../../../../../modules/applications/contract/api-review';
import type { JobToReview } from '../../../../../modules/postings/contract/api-answers';
import { askConfirm, type Question } from '../../../lib/confirm';
import { counted, inputDate, longDate } from '../../../lib/format';
import { toastSuccess } from '../../../lib/toasts';
import { useZodForm } from '../../../lib/use-zod-form';
import { refreshReview, release } from './calls';
import { earliestReviewBy, releaseTarget } from './release-terms';

type Request = ReleaseToApplicantsRequest & Partial<ReleaseToReviewersRequest>;

export type ReleaseForm = ReturnType<typeof useRelease>;

/** The selection among a job's applicants and, under board review, its review-by date; sends what can be released now. */
export function useRelease(job: JobToReview) {
  const target = releaseTarget(job);
  const earliest = earliestReviewBy(job);
  const planned = inputDate(job.boardReviewDays);
  const toReviewers = ReleaseToReviewersRequest.refine(({ reviewByDate }) => reviewByDate >= earliest, {
    path: ['reviewByDate'],
    message: RELEASE_MESSAGES.early,
  });
  const schema: ZodType<Request> = target === 'reviewers' ? toReviewers : ReleaseToApplicantsRequest;
  const none: string[] = [];

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
      if (!(await askConfirm(day ? askReviewers(job, count, day) : askApplicants(job, count)))) return;
      const { released } = await release(target, request);
      toastSuccess(`${counted(released.length, 'application')} released.`);
      select([]);
      await refreshReview();
    },
  });

  const selected = form.values.releasedApplications;
  const select = (ids: string[]) => form.mantine.setFieldValue('releasedApplications', ids);
  return {
    ...form,
    target,
    earliest,
    selected,
    toggle: (id: string) =>
      select(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]),
    drop: (id: string) => select(selected.filter((other) => other !== id)),
  };
}

const FINAL = 'What is released stays released.';

const askReviewers = (job: JobToReview, count: number, day: string): Question => ({
  title: `Release ${counted(count, 'application')} to the reviewers?`,
  body: [`${job.title}, ${job.organization.accountName}. The board can read them until ${dayText(day)}.`, FINAL],
  yes: 'Release to reviewers',
  no: 'Go back',
});

const askApplicants = (job: JobToReview, count: number): Question => ({
  title: `Release ${counted(count, 'applicant')}?`,
  body: [
    `${job.title}. ${job.organization.accountName} can then read these applications and contact their applicants, who are told by e-mail.`,
    FINAL,
  ],
  yes: 'Release applicants',
  no: 'Go back',
});

/** Noon in UTC lies on the same calendar day in Pennsylvania. */
export const dayText = (day: string) => longDate(`${day}T12:00:00Z`);
