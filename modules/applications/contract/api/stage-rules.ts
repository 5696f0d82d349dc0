import { OUTCOME_MESSAGES, type Outcome } from '#modules/shared/outcomes.js';
import type { Stage } from './stage-names.js';

export * from './stage-names.js';

/** Stages of submitted applications, without the schemas, which list pages do not need. */

/** The stages that follow each stage by a move. Hired comes only with Fill Position. */
export const STAGE_MOVES: Record<Stage, readonly Stage[]> = {
  new: ['underReview', 'interview', 'notSelected'],
  underReview: ['new', 'interview', 'notSelected'],
  interview: ['underReview', 'offer', 'notSelected'],
  offer: ['interview', 'notSelected'],
  hired: [],
  notSelected: ['underReview'],
};

export const isOutcome = (stage: Stage | null | undefined): stage is Outcome =>
  stage === 'hired' || stage === 'notSelected';

/** Seconds in which a move can be undone. An outcome is mailed afterwards. */
export const UNDO_SECONDS = 10;

/** Jobs of one request for those without an outcome. */
export const MAX_UNDECIDED_JOBS = 100;

/** Applications of one release. */
export const MAX_RELEASED = 500;

/** Applications of one move. */
export const MAX_MOVED = 500;

export const STAGE_MESSAGES = {
  ...OUTCOME_MESSAGES,
  stranger: 'One of the chosen applicants is not among the applicants you can move.',
  unseen: 'Say the stage that was read for each of the applicants.',
  filled: 'The position is filled, and everybody has an outcome.',
  undoLate: `A move can be undone for ${UNDO_SECONDS} seconds. Move the applicants back instead.`,
  undoMoved: 'One of the applicants was moved again since. Move them back one by one instead.',
  incomplete: (names: string) =>
    `${names} applied since this page was opened and has no outcome yet. Open the page again.`,
  twice: 'An applicant can have one outcome only.',
  decided: 'One of the applicants got an outcome since this page was opened. Open the page again.',
} as const;

/** Error codes that pages react to, beside the status. */
export const STAGE_CODES = {
  /** 409: the transition table has no such move for one of the applications. */
  notPossible: 'stage_not_possible',
  /** 409: the position is filled. */
  filled: 'position_filled',
  /** 409: Undo came too late, or another move came first. */
  notUndone: 'move_not_undone',
  /** 409: the outcomes of Fill Position do not fit the applications any more. */
  outcomesChanged: 'outcomes_changed',
} as const;

/** `{name}` and `{position}` are filled in for each applicant. */
export const DEFAULT_OUTCOME_MESSAGES = {
  hired:
    'Dear {name}, we are glad to tell you that you have been chosen for the position {position}. We will be in touch with you about the next steps.',
  interviewed:
    'Dear {name}, thank you for meeting us about the position {position}. We have chosen another candidate. We remember your interview with thanks and hope you will apply with us again.',
  read: 'Dear {name}, thank you for applying for {position}. We read your application with care and have chosen another candidate. Other open jobs wait in Career Gateway.',
  unread:
    'Dear {name}, thank you for applying for {position}. The position is filled, and your application was not considered further. Other open jobs wait in Career Gateway.',
} as const;

/** For moves to Not selected, which come before anybody is chosen. */
const REFUSAL_MESSAGES: Record<CandidateGroup, string> = {
  interviewed:
    'Dear {name}, thank you for meeting us about the position {position}. We will not go further with your application. We remember your interview with thanks and hope you will apply with us again.',
  read: 'Dear {name}, thank you for applying for {position}. We read your application with care and will not go further with it. Other open jobs wait in Career Gateway.',
  unread:
    'Dear {name}, thank you for applying for {position}. Your application will not be considered further. Other open jobs wait in Career Gateway.',
};

/** Groups of Fill Position; each has one outcome and one message. */
export const CANDIDATE_GROUPS = ['interviewed', 'read', 'unread'] as const;
export type CandidateGroup = (typeof CANDIDATE_GROUPS)[number];

/** The group of an application without an outcome. `isRead`: somebody opened it. */
export function candidateGroup({ stage, isRead }: { stage: Stage; isRead: boolean }): CandidateGroup {
  if (stage === 'interview' || stage === 'offer') return 'interviewed';
  return isRead ? 'read' : 'unread';
}

/** The default message of a move to Not selected: one for all applicants that it moves. */
export function refusalMessage(groups: readonly (CandidateGroup | null)[]): string {
  const [group, ...others] = new Set(groups);
  return REFUSAL_MESSAGES[group && others.length === 0 ? group : 'unread'];
}

/** Fills in a message. Other braces stay as they are. */
export function renderOutcomeMessage(template: string, { name, position }: { name: string; position: string }): string {
  const values: Record<string, string> = { '{name}': name, '{position}': position };
  return template.replaceAll(/\{(?:name|position)\}/g, (placeholder) => values[placeholder] ?? placeholder);
}
