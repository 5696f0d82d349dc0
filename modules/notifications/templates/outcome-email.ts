import { OUTCOME_MAIL, paragraphsOf } from '../../applications/contract/api-outcome-mail.js';
import type { OutcomeToTell } from '../../applications/contract/queries.js';
import type { EmailText } from './layout.js';

/** The message of the employer, as it stands in My Applications too (T43). */
export function outcomeEmail(firstName: string, outcome: OutcomeToTell, site: string): EmailText {
  const { title, organization, message, submittedAt } = outcome;
  const text = message || `${firstName}, there is an outcome of your application for "${title}".`;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(submittedAt);
  return {
    subject: OUTCOME_MAIL.subject(title),
    heading: OUTCOME_MAIL.heading,
    blocks: [
      ...paragraphsOf(text),
      organization,
      { label: OUTCOME_MAIL.button, url: `${site}/applications` },
      OUTCOME_MAIL.reason(day),
    ],
  };
}
