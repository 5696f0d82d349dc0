import type { ListingDates } from '#modules/postings/contract/api/job';
import { inputDate, pluralize, shortDate } from '#web/lib/formatting/format';
import { nameByNumber } from './job-number';
import { type DatedJob, extendObstacle, scheduleObstacle, shortDay } from './listing-dates';

/** A sentence about the effect of new dates; a warning about what they do not change. */
export interface DateEffect {
  text: string;
  isWarning?: boolean;
}

type Approvals = ReadonlySet<string> | undefined;

/** Postings that a sentence names; more are counted. */
const MAX_NAMES = 3;

/**
 * Effects on visitors and reviewers if these postings end on this day, and those that are left out. `approvals` are the
 * ids of the positions whose postings are approved first, once they are known.
 */
export function extendEffects(
  jobs: readonly DatedJob[],
  endDate: string,
  approvals: Approvals,
  today = inputDate(new Date()),
): DateEffect[] {
  const isOne = jobs.length === 1;
  const nameOf = isOne ? () => 'It' : nameByNumber;
  const extended = jobs.filter((job) => !extendObstacle(job, endDate, today));
  const { waiting, others, unless } = byApproval(extended, approvals, isOne);
  const expired = others.filter((job) => inputDate(job.endDate) < today);
  const queued = others.filter((job) => inputDate(job.startDate) > today);
  const accepting = [
    `${isOne ? 'It accepts' : accepts(others.length)} applications until ${shortDay(endDate)}${unless}.`,
    ...(expired.length ? [`${list(expired, nameOf)} ${returns(expired.length)} to the search at once.`] : []),
    ...(queued.length > MAX_NAMES
      ? [`${list(queued, nameOf)} are not public before they start.`]
      : queued.map((job) => `${nameOf(job)} is not public before ${shortDate(job.startDate)}.`)),
  ];
  return [
    ...(others.length ? [{ text: accepting.join(' ') }] : []),
    ...(waiting.length ? [{ text: waits(waiting, nameOf), isWarning: true }] : []),
    ...reviewEffects(extended, endDate, nameOf),
    ...leftOut(jobs, (job) => extendObstacle(job, endDate, today)),
  ];
}

/**
 * Effects on visitors and reviewers if these postings have these dates, and those that are left out. Without an end
 * date each keeps its own. `approvals` are the ids of the positions whose postings are approved first, once they are
 * known.
 */
export function scheduleEffects(
  jobs: readonly DatedJob[],
  dates: Required<ListingDates>,
  approvals: Approvals,
  today = inputDate(new Date()),
): DateEffect[] {
  const { startDate, endDate } = dates;
  const isOne = jobs.length === 1;
  const scheduled = startDate ? jobs.filter((job) => !scheduleObstacle(job, dates, today)) : [];
  const { waiting, others, unless } = byApproval(scheduled, approvals, isOne);
  const isAhead = startDate > today;
  const when = isAhead ? `from ${shortDay(startDate)}, and not before` : 'at once';
  const approved = waiting.length === 1 ? 'it is approved' : 'they are approved';
  const whenApproved = isAhead ? `from ${shortDay(startDate)}, once ${approved}` : `as soon as ${approved}`;
  return [
    ...(others.length
      ? [{ text: `Visitors see ${isOne ? 'it' : pluralize(others.length, 'posting')} ${when}${unless}.` }]
      : []),
    ...(waiting.length
      ? [{ text: `Visitors see ${isOne ? 'it' : list(waiting, nameByNumber)} ${whenApproved}.` }]
      : []),
    ...(scheduled.length ? [{ text: endsWhen(scheduled, endDate, isOne) }] : []),
    ...(endDate ? reviewEffects(scheduled, endDate, isOne ? () => 'It' : nameByNumber) : []),
    ...leftOut(jobs, (job) => scheduleObstacle(job, dates, today)),
  ];
}

/** Postings that wait for approval first, the others, and a condition of these while nobody knows what they need. */
function byApproval(jobs: readonly DatedJob[], approvals: Approvals, isOne: boolean) {
  const waiting = jobs.filter((job) => !job.isApproved && approvals?.has(job.position.id));
  const others = jobs.filter((job) => !waiting.includes(job));
  const isKnown = approvals !== undefined || others.every(({ isApproved }) => isApproved);
  const unless = isKnown ? '' : `, unless ${isOne ? 'its position needs' : 'their positions need'} approval first`;
  return { waiting, others, unless };
}

/** An open posting leaves the search meanwhile. */
const waits = (jobs: readonly DatedJob[], nameOf: (job: DatedJob) => string) =>
  jobs.length === 1
    ? `${list(jobs, nameOf)} is sent for approval first, and visitors do not see it until it is approved.`
    : `${list(jobs, nameOf)} are sent for approval first, and visitors do not see them until they are approved.`;

/** Until when the postings accept applications, each with the end that is chosen or its own. */
function endsWhen(jobs: readonly DatedJob[], endDate: string, isOne: boolean): string {
  const ends = jobs.map((job) => endDate || inputDate(job.endDate)).sort();
  const [first = '', last = ''] = [ends[0], ends.at(-1)];
  if (first !== last) return `Each keeps its listing end date, from ${shortDay(first)} to ${shortDay(last)}.`;
  return `${isOne ? 'It accepts' : accepts(jobs.length)} applications until ${shortDay(last)}.`;
}

function reviewEffects(jobs: readonly DatedJob[], endDate: string, nameOf: (job: DatedJob) => string): DateEffect[] {
  const moved = jobs.filter((job) => reviewEffect(job, endDate, '').length);
  if (moved.length <= MAX_NAMES) return moved.flatMap((job) => reviewEffect(job, endDate, nameOf(job)));
  return [{ text: `The board review dates of ${list(moved, nameOf)} move to ${shortDay(endDate)}.` }];
}

/** The board review date is pushed up. */
function reviewEffect({ boardReviewDays }: DatedJob, endDate: string, name: string): DateEffect[] {
  const review = boardReviewDays && inputDate(boardReviewDays);
  if (!review || review >= endDate) return [];
  const whose = name === 'It' ? 'Its board review date' : `The board review date of ${name}`;
  return [{ text: `${whose} moves from ${shortDay(review)} to ${shortDay(endDate)}.` }];
}

/** One sentence for each obstacle. */
export function leftOut(jobs: readonly DatedJob[], obstacleOf: (job: DatedJob) => string | null): DateEffect[] {
  const named = (stopped: readonly DatedJob[]) => {
    const [first] = stopped;
    if (!first || stopped.length > 1) return `${list(stopped, nameByNumber)}: each`;
    return hasNumber(first) ? `${nameByNumber(first)}, ${first.title},` : first.title;
  };
  return [...new Set(jobs.map(obstacleOf))].flatMap((obstacle) => {
    if (!obstacle) return [];
    const stopped = jobs.filter((job) => obstacleOf(job) === obstacle);
    const name = jobs.length === 1 ? 'It' : `Left out: ${named(stopped)}`;
    return [{ text: `${name} ${obstacle}.`, isWarning: true }];
  });
}

const accepts = (count: number) => `${pluralize(count, 'posting')} ${count === 1 ? 'accepts' : 'accept'}`;
const returns = (count: number) => (count === 1 ? 'has expired and returns' : 'have expired and return');

const hasNumber = ({ externalListingNumber, jobListingNumber }: DatedJob) =>
  Boolean(externalListingNumber || jobListingNumber);
/** "No. 1, No. 2 and 4 more". */
function list(jobs: readonly DatedJob[], nameOf: (job: DatedJob) => string): string {
  const names = jobs.slice(0, jobs.length > MAX_NAMES + 1 ? MAX_NAMES : jobs.length).map(nameOf);
  const others = jobs.length - names.length;
  return [...names, ...(others ? [`${others} more`] : [])].join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
