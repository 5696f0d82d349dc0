import type { Outcome } from '#modules/shared/outcomes.js';

/** Words around the message of an outcome: of the mail, and of its preview on Fill Position (T43). */
export const OUTCOME_MAIL = {
  subject: (outcome: Outcome, position: string) =>
    outcome === 'hired' ? `You were chosen for ${position}` : `Your application: ${position}`,
  heading: { hired: 'You were chosen', notSelected: 'Your application has an outcome' },
  contact: (contact: string) => `Your contact there: ${contact}`,
  button: 'See your application',
  reason: (day: string) => `You get this mail because you applied on ${day}.`,
} as const;

/** Paragraphs of a message, which blank lines separate. */
export const paragraphsOf = (message: string) => message.split(/\n{2,}/);
