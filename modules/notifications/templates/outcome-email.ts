import type { OutcomeToTell } from '../../applications/contract/queries.js';
import type { EmailText } from './layout.js';

/** The message of the employer, as it stands in My Applications too (T43). */
export function outcomeEmail(firstName: string, outcome: OutcomeToTell, site: string): EmailText {
  const { title, organization, message, submittedAt } = outcome;
  const text = message || `${firstName}, there is an outcome of your application for "${title}".`;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(submittedAt);
  return {
    subject: `Your application: ${title}`,
    heading: 'Your application has an outcome',
    blocks: [
      ...text.split(/\n{2,}/),
      organization,
      { label: 'See your application', url: `${site}/applications` },
      `You get this mail because you applied on ${day}.`,
    ],
  };
}
