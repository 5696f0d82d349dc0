import { z } from 'zod';
import { MAX_DECIDED, MAX_OUTCOME_MESSAGE, OUTCOME_MESSAGES, OUTCOMES } from './outcomes.js';
import { optionalBlock } from './text.js';

/** A message to applicants. */
export const outcomeMessage = optionalBlock('Message', MAX_OUTCOME_MESSAGE, OUTCOME_MESSAGES.message);

/**
 * `outcomes` of Fill Position: one for every application that has none. Without them, T43: everybody becomes Not
 * selected. An empty message is replaced by that of the group.
 */
export const FillOutcome = z.object({
  outcome: z.enum(OUTCOMES),
  applications: z.array(z.uuid()).min(1, OUTCOME_MESSAGES.none).max(MAX_DECIDED),
  message: outcomeMessage.default(''),
});
export type FillOutcome = z.infer<typeof FillOutcome>;
export const FillOutcomes = z.array(FillOutcome).max(100);

/** The stages in which the applications were read, by id: whom somebody moved since is told (409). */
export const SeenStages = z.record(z.uuid(), z.string().max(20));
export type SeenStages = z.infer<typeof SeenStages>;
