import { isAdminLevel } from '#modules/shared/rights.js';
import { type Condition, containsFolded, containsText, inAny } from '#platform/database/list-plans.js';
import type { Actor } from '#platform/http/access.js';
import { addLocalDays, endOfLocalDay, localDate } from '#platform/time/local-time.js';
import { REVIEW_DUE_DAYS, type ReviewShow } from '../contract/api/lists.js';

/** Review-by dates are ends of days, so the minute decides; lists of one minute share their total. */
export const startOfMinute = (now: Date) => new Date(now.getTime() - (now.getTime() % 60_000));

/** Jobs with applicants: those sent for admin-level users, otherwise those that a reviewer may open. */
export const hasApplicants = (actor: Actor, now: Date): Condition =>
  isAdminLevel(actor)
    ? { sql: 'submitted > 0', parameters: [] }
    : {
        sql: `case when is_board_review
          then job_applicants.released_to_reviewers > 0 and reviewers @> array[?::uuid] and board_review_days >= ?
          else job_applicants.released > 0 end`,
        parameters: [actor.id, startOfMinute(now)],
      };

/**
 * The number of a job's applications that wait for the actor. For admin-level users not yet released to the board until
 * its date, afterwards not yet released to applicants; for a reviewer not yet read.
 */
export const waitingNumber = (actor: Actor, now: Date): Condition =>
  isAdminLevel(actor)
    ? {
        sql: `submitted - case when is_board_review and coalesce(board_review_days >= ?, true)
          then job_applicants.released_to_reviewers else job_applicants.released end`,
        parameters: [startOfMinute(now)],
      }
    : {
        sql: `case when is_board_review then job_applicants.released_to_reviewers else job_applicants.released end - coalesce((
          select case when is_board_review then mine.released_to_reviewers else mine.released end
            from job_reader as mine where mine.job_id = job.id and mine.reader_id = ?), 0)`,
        parameters: [actor.id],
      };

/** The conditions of each choice of Review Applicants, beside `hasApplicants`. Nothing waits in a job that is over. */
export function conditionsOfShow(show: ReviewShow, actor: Actor, now: Date): Condition[] {
  if (show === 'all') return [];
  if (show === 'mine')
    return [{ sql: '(creator_id = ? or reviewers @> array[?::uuid])', parameters: [actor.id, actor.id] }];
  const { sql, parameters } = waitingNumber(actor, now);
  const waiting = { sql: `status = 'open' and ${sql} > 0`, parameters };
  return show === 'due' ? [endsSoon(now), IS_BOARDS, waiting] : [waiting];
}

const IS_BOARDS: Condition = { sql: 'is_board_review', parameters: [] };

/** A range of the index by review-by date. */
const endsSoon = (now: Date): Condition => ({
  sql: 'board_review_days >= ? and board_review_days <= ?',
  parameters: [startOfMinute(now), endOfLocalDay(localDate(addLocalDays(now, REVIEW_DUE_DAYS)))],
});

/** A part of the title, of the organization's name or of a listing number. */
export const containsInJob = (search: string | undefined): Condition[] =>
  inAny(
    containsFolded('folded_title', search),
    containsText('organization_name', search),
    containsText('external_listing_number', search),
    containsText('job_listing_number::text', search),
  );
