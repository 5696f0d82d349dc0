import { STAGE_NAMES } from '#modules/applications/contract/api/stage-rules';
import type { StaffTimelineStep, TimelineStep } from '#modules/applications/contract/api/timeline';
import { longDate } from '#web/lib/formatting/format';

export type Step = TimelineStep | StaffTimelineStep;

const TITLES: Record<Exclude<Step['step'], 'passedOn' | 'outcome' | 'withdrawn'>, string> = {
  submitted: 'Submitted',
  board: 'With the board',
  review: STAGE_NAMES.underReview,
  interview: STAGE_NAMES.interview,
  offer: STAGE_NAMES.offer,
  filled: 'The position is filled',
};

const WITHDRAWN = { applicant: 'Withdrawn by you', administrator: 'Withdrawn by an administrator' };

export function stepTitle(step: Step, organization: string): string {
  switch (step.step) {
    case 'passedOn':
      return `Passed on to ${organization}`;
    case 'outcome':
      return step.outcome ? `Outcome: ${STAGE_NAMES[step.outcome]}` : 'Outcome';
    case 'withdrawn':
      return step.withdrawnBy ? WITHDRAWN[step.withdrawnBy] : 'Withdrawn';
    default:
      return TITLES[step.step];
  }
}

export const STATE_WORDS: Record<Step['state'], string> = {
  done: 'Done',
  now: 'Now',
  ended: 'Ended',
  next: 'Not yet',
};

/** The date of a step, and for staff who decided it. */
export function stepNote(step: Step): string {
  const isForStaff = 'by' in step;
  if (step.step === 'outcome' && step.state === 'next') return isForStaff ? '' : 'you are told in any case';
  const by = isForStaff && step.by ? `by ${step.by}` : '';
  return [step.at && `${prepositionOf(step)}${longDate(step.at)}`, by].filter(Boolean).join(', ');
}

function prepositionOf({ step, state }: Step): string {
  if (step === 'board') return 'until ';
  return step === 'passedOn' || state === 'now' ? 'since ' : '';
}
