import type { AboutPosting, RejectionReason } from '../domain/letter.js';
import type { Content } from './layout.js';

/** As the list of reasons calls them (W6.9). */
const REASONS: Record<RejectionReason, string> = {
  ineligibleOrganization: 'Ineligible organization',
  pendingAuthorization: 'Pending authorization, please contact the association',
  other: 'Other, please contact the association',
};

export function applicationReceived(firstName: string, about: AboutPosting, site: string): Content {
  return {
    subject: `We received your application: ${about.title}`,
    heading: `Thank you, ${firstName}`,
    blocks: [
      `Your application for "${about.title}" at ${about.organization} has arrived. A copy is kept as you submitted it; later changes of your profile do not change it.`,
      { label: 'See my applications', url: `${site}/applications` },
    ],
  };
}

export function applicantReleased(firstName: string, about: AboutPosting, site: string): Content {
  return {
    subject: `Your application was passed on: ${about.title}`,
    heading: `Good news, ${firstName}`,
    blocks: [
      `Your application for "${about.title}" was released to ${about.organization}, which may now read it and get in touch with you.`,
      { label: 'See my applications', url: `${site}/applications` },
    ],
  };
}

export function postingApproved(firstName: string, about: AboutPosting, site: string): Content {
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
  about: AboutPosting,
  reason: RejectionReason,
  site: string,
): Content {
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
