import { ApplicationSubmitted, DraftDeadlineNear, OutcomeSettled } from '#modules/applications/contract/events.js';
import { ApplicantReleased } from '#modules/applications/contract/release-events.js';
import {
  AccountRemovalRequested,
  ConfirmationLinkRequested,
  DataExportReady,
  EmailChangeRequested,
  PasswordLinkRequested,
  SignUpRepeated,
} from '#modules/identity/contract/events.js';
import { PostingAccessDeclined, PostingAccessRequested } from '#modules/identity/contract/rights-events.js';
import { JobPosted, JobRejected } from '#modules/postings/contract/events.js';
import { ContactMessageReceived } from '#modules/site/contract/events.js';
import { mailOn } from './delivery/mail-on.js';

/** Mails that follow from an event alone: queue, event, mails. Those that ask who gets one are in `subscribers/`. */
export const MAILS = [
  mailOn('send-confirmation-link-when-requested', ConfirmationLinkRequested, ({ userId, jobId, signUpId }) => [
    { to: userId, template: 'confirm-address', jobId, signUpId },
  ]),
  mailOn('tell-owner-when-sign-up-repeated', SignUpRepeated, ({ userId }) => [
    { to: userId, template: 'address-known' },
  ]),
  mailOn('send-password-link-when-requested', PasswordLinkRequested, ({ userId, reason }) => [
    { to: userId, template: 'set-password', reason },
  ]),
  // The new address gets the link, the old one a warning.
  mailOn('tell-both-addresses-when-email-change-requested', EmailChangeRequested, ({ userId, changeId }) => [
    { to: userId, template: 'confirm-new-address', changeId },
    { to: userId, template: 'address-changing', changeId },
  ]),
  mailOn('tell-user-when-removal-requested', AccountRemovalRequested, ({ userId, dueAt }) => [
    { to: userId, template: 'removal-requested', dueAt },
  ]),
  mailOn('tell-user-when-data-export-ready', DataExportReady, ({ userId, expiresAt }) => [
    { to: userId, template: 'data-export-ready', expiresAt },
  ]),
  mailOn('ask-support-when-posting-access-requested', PostingAccessRequested, ({ requestId }) => [
    { to: null, template: 'posting-access-requested', requestId },
  ]),
  mailOn('tell-employer-when-posting-access-declined', PostingAccessDeclined, ({ userId, requestId }) => [
    { to: userId, template: 'posting-access-declined', requestId },
  ]),

  // Only for a Post that approved the job, not for one without approval or for posting an open job again.
  mailOn('tell-creator-when-job-approved', JobPosted, async ({ approvedBy, creatorId, jobId }, jobContext) =>
    approvedBy === null ? [] : [{ to: creatorId, template: 'posting-approved', ...(await jobContext(jobId)) }],
  ),
  mailOn('tell-creator-when-job-rejected', JobRejected, async ({ creatorId, jobId, reason }, jobContext) => [
    { to: creatorId, template: 'posting-rejected', reason, ...(await jobContext(jobId)) },
  ]),

  mailOn('thank-applicant-when-application-submitted', ApplicationSubmitted, async ({ userId, jobId }, jobContext) => [
    { to: userId, template: 'application-received', ...(await jobContext(jobId)) },
  ]),
  mailOn('tell-applicant-when-released', ApplicantReleased, async ({ isDecided, userId, jobId }, jobContext) =>
    isDecided ? [] : [{ to: userId, template: 'applicant-released', ...(await jobContext(jobId)) }],
  ),
  // Dropped on delivery unless the draft can still be submitted.
  mailOn('remind-applicant-when-deadline-near', DraftDeadlineNear, ({ userId, applicationId }) => [
    { to: userId, template: 'draft-deadline', applicationId },
  ]),
  // The text is looked up when the mail is sent, since events and mails hold no free text.
  mailOn('tell-applicant-when-outcome-settled', OutcomeSettled, ({ userId, moveId }) => [
    { to: userId, template: 'outcome', moveId },
  ]),

  mailOn('tell-support-when-message-received', ContactMessageReceived, ({ messageId }) => [
    { to: null, template: 'contact-message', messageId },
  ]),
];
