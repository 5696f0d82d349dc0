/** Outcomes of an application, without the schemas, which list pages do not need. */
export const OUTCOMES = ['hired', 'notSelected'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Characters of a message to applicants. */
export const MAX_OUTCOME_MESSAGE = 2000;
/** Applications of one Fill Position. */
export const MAX_DECIDED = 10_000;

export const OUTCOME_MESSAGES = {
  none: 'Please choose at least one applicant.',
  message: `The message must be ${MAX_OUTCOME_MESSAGE} characters or less`,
} as const;
