/** Words around the message of an outcome: of the mail, and of its preview on Fill Position (T43). */
export const OUTCOME_MAIL = {
  subject: (position: string) => `Your application: ${position}`,
  heading: 'Your application has an outcome',
  button: 'See your application',
  reason: (day: string) => `You get this mail because you applied on ${day}.`,
} as const;

/** Paragraphs of a message, which blank lines separate. */
export const paragraphsOf = (message: string) => message.split(/\n{2,}/);
