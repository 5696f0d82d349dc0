import { z } from 'zod';
import { OUTCOMES } from '#modules/shared/outcomes.js';

/**
 * Steps of a submitted application in their order. `passedOn`: released to the organization. `filled`: the position was
 * filled before outcomes were recorded.
 */
const STEPS = [
  'submitted',
  'board',
  'passedOn',
  'review',
  'interview',
  'offer',
  'outcome',
  'filled',
  'withdrawn',
] as const;

export const WITHDRAWERS = ['applicant', 'administrator'] as const;

/** A step as its applicant sees it, without the people who decided it. */
export const TimelineStep = z.object({
  step: z.enum(STEPS),
  state: z.enum(['done', 'now', 'ended', 'next']),
  /** When the step began; for `board`, the end of its review. Null if it is unknown or did not come yet. */
  at: z.iso.datetime().nullable(),
  /** Null for other steps, and until there is one. */
  outcome: z.enum(OUTCOMES).nullable(),
  /** The employer's message with the outcome; else empty. */
  message: z.string(),
  withdrawnBy: z.enum(WITHDRAWERS).nullable(),
});
export type TimelineStep = z.infer<typeof TimelineStep>;

/** A step as admin-level users and posters see it. */
export const StaffTimelineStep = TimelineStep.extend({
  /** The name of who moved the applicant there; null for steps without a move. */
  by: z.string().nullable(),
});
export type StaffTimelineStep = z.infer<typeof StaffTimelineStep>;
