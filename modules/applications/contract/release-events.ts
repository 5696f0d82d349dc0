import { z } from 'zod';
import { event, inHistoryOf } from '#modules/shared/event.js';
import { countOf } from '#modules/shared/event-texts.js';
import { formatLocalDay } from '#platform/time/format-date.js';

const ofJob = inHistoryOf('jobs');
const ofApplication = inHistoryOf('jobs', 'applications');

/** Of whom an event of one application is. */
export const application = z.object({ applicationId: z.uuid(), jobId: z.uuid(), userId: z.uuid() });

const untilDay = ([first]: readonly { reviewByDate: string }[]) =>
  first ? ` until ${formatLocalDay(first.reviewByDate)}` : '';

/** One application was released to the reviewers of the job's board (near W12.11); `reviewByDate` is a local day. */
export const ApplicantReleasedToReviewers = event(
  'ApplicantReleasedToReviewers',
  1,
  application.extend({ reviewByDate: z.iso.date() }),
  {
    log: (p, job) => `Applicant of job ${job} released to reviewers, review by ${formatLocalDay(p.reviewByDate)}`,
    history: ofApplication(
      'states',
      'passedOn',
      (p) => `{actor} released the application[ of {user}] to the reviewers until ${formatLocalDay(p.reviewByDate)}.`,
      (all) => `{actor} released ${all.length} applications to the reviewers${untilDay(all)}.`,
    ),
  },
);

/** One release opened these applications to the reviewers; recorded once for all. `reviewByDate` is a local day. */
export const ReviewRequested = event(
  'ReviewRequested',
  1,
  z.object({ jobId: z.uuid(), applicationIds: z.array(z.uuid()), reviewByDate: z.iso.date() }),
  {
    log: (p, job) => `Reviewers of job ${job} asked to read by ${formatLocalDay(p.reviewByDate)}`,
    history: {
      ...ofJob(
        'states',
        'passedOn',
        (p) =>
          `{actor} asked the reviewers to read ${countOf(p.applicationIds.length, 'application')} by ${formatLocalDay(p.reviewByDate)}.`,
      ),
      isForAdministrators: true,
    },
  },
);

/** One application was released: the organization may open it, and the applicant gets a mail (W12.11). */
export const ApplicantReleased = event(
  'ApplicantReleased',
  1,
  application.extend({
    /** An outcome came first, so that nobody is notified any more. Absent in older events. */
    isDecided: z.boolean().optional(),
  }),
  {
    log: (_, job) => `Applicant of job ${job} released`,
    history: ofApplication(
      'states',
      'passedOn',
      '{actor} released the application[ of {user}] to the organization.',
      (all) => `{actor} released ${all.length} applications to the organization.`,
    ),
  },
);

/** One release opened these applications to the organization; recorded once for all, and in the history for each. */
export const ApplicantsReleased = event(
  'ApplicantsReleased',
  1,
  z.object({ jobId: z.uuid(), applicationIds: z.array(z.uuid()) }),
  {
    log: (_, job) => `Applicants of job ${job} released to the organization`,
    history: null,
  },
);
