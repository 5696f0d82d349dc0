import { OUTCOME_MAIL, type OutcomeToTell, paragraphsOf } from '#modules/applications/contract/applications-api.js';
import type { EndedJob } from '#modules/postings/contract/postings-api.js';
import { formatDay } from '#platform/time/format-date.js';
import type { EmailText } from './layout.js';

/** The message of the employer, as it stands in My Applications too. */
export function outcomeEmail(firstName: string, outcome: OutcomeToTell, site: string): EmailText {
  const { outcome: kind, title, organization, contact, message, submittedAt } = outcome;
  const text = message || `${firstName}, there is an outcome of your application for "${title}".`;
  return {
    subject: OUTCOME_MAIL.subject(kind, title),
    heading: OUTCOME_MAIL.heading[kind],
    blocks: [
      ...paragraphsOf(text),
      organization,
      ...(kind === 'hired' ? [OUTCOME_MAIL.contact(contact)] : []),
      { label: OUTCOME_MAIL.button, url: `${site}/applications` },
      OUTCOME_MAIL.reason(formatDay(submittedAt)),
    ],
  };
}

export function outcomesOverdue(firstName: string, job: EndedJob, site: string): EmailText {
  const { id, title, organization, waiting, endedAt } = job;
  const people = waiting === 1 ? '1 person is' : `${waiting} people are`;
  return {
    subject: `${people} waiting: ${title}`,
    heading: `Hello ${firstName}`,
    blocks: [
      `${people} waiting to hear how their application for "${title}" at ${organization} ended. The position has taken no applications since ${formatDay(endedAt)}.`,
      'Please open the applicants and give each of them an outcome. They are told by mail.',
      { label: 'See the applicants', url: `${site}/job-applicants/${id}` },
      'If that page names people who are not released to you yet, the administrators of the board decide about them.',
      'This reminder comes every 14 days until everybody has an outcome. You can turn off mails like this one in your account settings.',
    ],
  };
}
