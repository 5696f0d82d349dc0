import { formatLocalDay } from '#platform/time/format-date.js';
import type { JobContext, RejectionReason } from '../domain/email-content.js';
import type { EmailText } from './layout.js';

/** Display names of the reasons. */
const REASONS: Record<RejectionReason, string> = {
  ineligibleOrganization: 'Ineligible organization',
  pendingAuthorization: 'Pending authorization, please contact the association',
  other: 'Other, please contact the association',
};

export function applicationReceived(firstName: string, about: JobContext, site: string): EmailText {
  return {
    subject: `We received your application: ${about.title}`,
    heading: `Thank you, ${firstName}`,
    blocks: [
      `Your application for "${about.title}" at ${about.organization} has arrived. A copy is kept as you submitted it; later changes of your profile do not change it.`,
      { label: 'What you sent, as PDF', url: `${site}/user-application/${about.jobId}` },
      { label: 'See my applications', url: `${site}/applications` },
    ],
  };
}

export function applicantReleased(firstName: string, about: JobContext, site: string): EmailText {
  return {
    subject: `Your application was passed on: ${about.title}`,
    heading: `Good news, ${firstName}`,
    blocks: [
      `Your application for "${about.title}" was released to ${about.organization}, which may now read it and get in touch with you.`,
      { label: 'See my applications', url: `${site}/applications` },
    ],
  };
}

export function newApplicants(
  firstName: string,
  { applications, ...about }: JobContext & { applications: number },
  site: string,
): EmailText {
  const count = applications === 1 ? 'One new applicant was' : `${applications} new applicants were`;
  return {
    subject: `New applicants: ${about.title}`,
    heading: `Hello ${firstName}`,
    blocks: [
      `${count} released to you for "${about.title}" at ${about.organization}. You may read the applications now.`,
      { label: 'Read applications', url: `${site}/job-applicants/${about.jobId}` },
      'This mail comes at most once a day for a posting. You turn it off with the email notifications in your settings.',
    ],
  };
}

export function postingRemoved(firstName: string, about: JobContext, isSubmitted: boolean, site: string): EmailText {
  const rest = isSubmitted
    ? 'Your application is kept for the record, and you find it among your applications.'
    : 'Your draft can no longer be submitted.';
  return {
    subject: `The position is no longer there: ${about.title}`,
    heading: `Hello ${firstName}`,
    blocks: [
      `${about.organization} removed the position "${about.title}" from the board. ${rest}`,
      { label: 'See my applications', url: `${site}/applications` },
    ],
  };
}

/** `reviewByDate` is a local day. */
export function reviewRequested(
  firstName: string,
  { applications, reviewByDate, ...about }: JobContext & { applications: number; reviewByDate: string },
  site: string,
): EmailText {
  const count = applications === 1 ? 'One application is' : `${applications} applications are`;
  return {
    subject: `Applications to review: ${about.title}`,
    heading: `Hello ${firstName}`,
    blocks: [
      `${count} ready for your review: "${about.title}" at ${about.organization}.`,
      `Please read by ${formatLocalDay(reviewByDate)}. Reading ends with that day.`,
      { label: 'Review applicants', url: `${site}/review-applicants?job=${about.jobId}` },
    ],
  };
}

export function postingApproved(firstName: string, about: JobContext, site: string): EmailText {
  return {
    subject: `Your posting was approved: ${about.title}`,
    heading: `Hello ${firstName}`,
    blocks: [
      `Your posting "${about.title}" for ${about.organization} was approved. It is on the board from its start date to its end date.`,
      { label: 'See the posting', url: `${site}/job-post/${about.jobId}` },
    ],
  };
}

export function postingRejected(
  firstName: string,
  about: JobContext,
  reason: RejectionReason,
  site: string,
): EmailText {
  return {
    subject: `Your posting was not approved: ${about.title}`,
    heading: `Hello ${firstName}`,
    blocks: [
      `Your posting "${about.title}" for ${about.organization} was not approved.`,
      `Reason: ${REASONS[reason]}`,
      'You can change it and post it again.',
      { label: 'Edit the posting', url: `${site}/post-jobs/edit/${about.jobId}` },
    ],
  };
}
