import { isOutcome, STAGES, type Stage } from '../contract/api/stage-rules.js';
import type { TimelineStep } from '../contract/api/timeline.js';
import type { Application } from './application.js';
import { isReviewOver, type ReviewTerms } from './release-rules.js';

/** A step, with the account that moved the applicant there. */
export interface Step extends Omit<TimelineStep, 'at'> {
  at: Date | null;
  movedBy: string | null;
}

/** A move that stands, as far as the reader may know of it. */
export interface TimelineMove {
  to: Stage;
  movedAt: Date;
  movedBy: string;
  message: string;
}

export type TimelineSource = Pick<
  Application,
  'type' | 'stage' | 'submittedAt' | 'releasedToReviewersAt' | 'releasedAt' | 'withdrawnAt' | 'withdrawnBy'
>;

type TimelineJob = ReviewTerms & { status: string };

/** The events that decide about each step. */
interface Progress {
  /** The last stage of the moves, which the reader may learn of later than it is stored. */
  stage: Stage;
  /** The last move. */
  last: TimelineMove | undefined;
  /** The first moves to the stages that were reached and not left backwards. */
  reached: ReadonlyMap<Stage, TimelineMove>;
  /** Whether the position was filled before outcomes were recorded. */
  isOutcomeUnknown: boolean;
  /** Whether the listing ended or was closed: whoever is still New is under review (T43). */
  isListingOver: boolean;
  isBoardReviewing: boolean;
}

/** The steps of an application by its type, its releases and its moves, oldest move first. Empty for a draft. */
export function timelineOf(
  application: TimelineSource,
  job: TimelineJob,
  moves: readonly TimelineMove[],
  now: Date,
): Step[] {
  const { type, submittedAt, withdrawnAt = null, withdrawnBy = null } = application;
  if (!submittedAt) return [];
  const submitted = toStep('submitted', 'done', submittedAt);
  const progress = progressOf(application, job, moves, now);
  if (type === 'withdrawn') {
    const outcome = isOutcome(progress.stage) ? [outcomeStep(progress)] : [];
    return [submitted, ...outcome, { ...toStep('withdrawn', 'ended', withdrawnAt), withdrawnBy }];
  }
  return [
    submitted,
    ...boardStep(application, job, progress, now),
    ...passedOnStep(application, job, progress),
    ...reviewStep(progress),
    ...interviewStep(progress),
    ...offerStep(progress),
    outcomeStep(progress),
  ];
}

function progressOf(
  { stage: stored, releasedToReviewersAt }: TimelineSource,
  job: TimelineJob,
  moves: readonly TimelineMove[],
  now: Date,
): Progress {
  const last = moves.at(-1);
  const stage = last?.to ?? 'new';
  return {
    stage,
    last,
    reached: reachedStages(moves),
    isOutcomeUnknown: job.status === 'filled' && !stored,
    isListingOver: job.status !== 'open' || job.endDate < now,
    isBoardReviewing:
      job.isBoardReview &&
      Boolean(releasedToReviewersAt) &&
      !isReviewOver(job, now) &&
      (stage === 'new' || stage === 'underReview'),
  };
}

function reachedStages(moves: readonly TimelineMove[]): Map<Stage, TimelineMove> {
  const reached = new Map<Stage, TimelineMove>();
  for (const move of moves) {
    const isBehind = (stage: Stage) => STAGES.indexOf(stage) > STAGES.indexOf(move.to);
    if (!isOutcome(move.to)) for (const stage of [...reached.keys()].filter(isBehind)) reached.delete(stage);
    if (!reached.has(move.to)) reached.set(move.to, move);
  }
  return reached;
}

/** An application that went on without the board has no such step. */
function boardStep(
  { releasedToReviewersAt, releasedAt }: TimelineSource,
  job: TimelineJob,
  progress: Progress,
  now: Date,
): Step[] {
  if (!job.isBoardReview) return [];
  if (progress.isBoardReviewing) return [toStep('board', 'now', job.reviewBy)];
  if (releasedToReviewersAt) return [toStep('board', 'done', isReviewOver(job, now) ? job.reviewBy : null)];
  return isUntouched(progress) && !releasedAt ? [toStep('board', 'next', null)] : [];
}

function passedOnStep({ releasedAt }: TimelineSource, job: TimelineJob, progress: Progress): Step[] {
  if (releasedAt) return [toStep('passedOn', isUntouched(progress) ? 'now' : 'done', releasedAt)];
  return isUntouched(progress) && !job.isBoardReview ? [toStep('passedOn', 'next', null)] : [];
}

/** A board's review stands for the employer's, and a later stage for both. */
function reviewStep(progress: Progress): Step[] {
  const { stage, isBoardReviewing, isListingOver, isOutcomeUnknown } = progress;
  if (isBoardReviewing || isOutcomeUnknown) return [];
  if (stage === 'underReview') return [currentStep('review', progress)];
  return stage === 'new' && isListingOver ? [toStep('review', 'now', null)] : [];
}

function interviewStep(progress: Progress): Step[] {
  const { stage, reached, isOutcomeUnknown } = progress;
  const interview = reached.get('interview');
  if (stage === 'interview') return [currentStep('interview', progress)];
  if (interview) return [movedStep('interview', 'done', interview)];
  return isOutcome(stage) || stage === 'offer' || isOutcomeUnknown ? [] : [toStep('interview', 'next', null)];
}

function offerStep(progress: Progress): Step[] {
  const offer = progress.reached.get('offer');
  if (progress.stage === 'offer') return [currentStep('offer', progress)];
  return offer ? [movedStep('offer', 'done', offer)] : [];
}

function outcomeStep({ stage, last, isOutcomeUnknown }: Progress): Step {
  if (isOutcomeUnknown) return toStep('filled', 'ended', null);
  if (!isOutcome(stage) || !last) return toStep('outcome', 'next', null);
  const state = stage === 'hired' ? 'done' : 'ended';
  return { ...movedStep('outcome', state, last), outcome: stage, message: last.message };
}

/** Whether nobody has moved it, and its listing goes on. */
const isUntouched = ({ stage, isListingOver }: Progress) => stage === 'new' && !isListingOver;

const toStep = (step: Step['step'], state: Step['state'], at: Date | null): Step => ({
  step,
  state,
  at,
  outcome: null,
  message: '',
  withdrawnBy: null,
  movedBy: null,
});

const movedStep = (step: Step['step'], state: Step['state'], { movedAt, movedBy }: TimelineMove): Step => ({
  ...toStep(step, state, movedAt),
  movedBy,
});

/** The step of the current stage, since the last move. */
const currentStep = (step: Step['step'], { last }: Progress): Step =>
  last ? movedStep(step, 'now', last) : toStep(step, 'now', null);
