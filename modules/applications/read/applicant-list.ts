import { Injectable } from '@nestjs/common';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database, type Parameter } from '#platform/database/database.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import type { Page } from '#platform/http/paging.js';
import { Clock } from '#platform/time/clock.js';
import { canMove, canSeeStages, isReleasedToReviewers, roleForApplicantList, roleForApplication } from '../access.js';
import type { Applicant, ApplicantSort } from '../contract/api/lists.js';
import { candidateGroup, isOutcome, type Stage } from '../contract/api/stage-rules.js';
import { toIsoString } from './responses.js';

/** Dates as the driver returns them. */
type Row = Pick<Applicant, 'id' | 'firstName' | 'lastName' | 'city' | 'state' | 'stage' | 'isRead'> & {
  submittedAt: string;
  stageAt: string | null;
  releasedAt: string | null;
  releasedToReviewersAt: string | null;
  isReadByAnybody: boolean;
  userId: string;
};

interface ApplicantsQuery {
  jobId: string;
  offset: number;
  limit: number;
  stage?: Stage | undefined;
  canMove?: 'true' | undefined;
  sortedColumn: ApplicantSort;
  sortAlgorithm: 'ASC' | 'DESC';
}

const COLUMNS = `
  id, user_id as "userId", applicant ->> 'contactName' as "firstName", applicant ->> 'contactSurname' as "lastName",
  applicant ->> 'city' as city, applicant ->> 'state' as state, submitted_at as "submittedAt",
  released_at as "releasedAt", released_to_reviewers_at as "releasedToReviewersAt", stage, stage_at as "stageAt",
  exists (select from application_reader where application_id = application.id and reader_id = ?) as "isRead",
  exists (select from application_reader where application_id = application.id) as "isReadByAnybody"`;

const SORT_EXPRESSIONS: Record<ApplicantSort, readonly string[]> = {
  candidate: ["lower(applicant ->> 'contactSurname')", "lower(applicant ->> 'contactName')"],
  from: ["lower(applicant ->> 'city')", "applicant ->> 'state'"],
  submittedAt: ['submitted_at'],
};

/**
 * The applicants of a job, latest first unless sorted otherwise. Posters see all names; a reviewer sees the
 * applications released to reviewers. Throws notFound for everybody else.
 */
@Injectable()
export class ApplicantList {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly postings: PostingsApi,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, query: ApplicantsQuery): Promise<Page<Applicant>> {
    const { jobId, offset, limit, sortedColumn, sortAlgorithm } = query;
    const [job] = await this.postings.jobsByIds([jobId]);
    const now = this.clock.now();
    const role = job && roleForApplicantList(actor, job, now);
    if (!role) throw notFoundError('The job');
    if ((query.stage || query.canMove) && !canSeeStages(actor, job)) throw notFoundError('The job');
    const conditions = ["job_id = ? and type = 'submitted'"];
    const parameters: Parameter[] = [jobId];
    if (role === 'reviewer') conditions.push(isReleasedToReviewers(job));
    if (query.canMove || query.stage) {
      if (role === 'poster') conditions.push('released_at is not null');
      conditions.push('user_id <> ?');
      parameters.push(actor.id);
    }
    if (query.stage) {
      conditions.push('stage = ?');
      parameters.push(query.stage);
    }
    const source = `from application where ${conditions.join(' and ')}`;
    // The order may not tell what the rows hide.
    const isHiding = role === 'poster' && sortedColumn === 'from';
    const sorted = SORT_EXPRESSIONS[sortedColumn].map((column) =>
      isHiding ? `case when released_at is not null then ${column} end` : column,
    );
    const order = [...sorted, 'id'].map((column) => `${column} ${sortAlgorithm}`).join(', ');
    const [rows, totalItemsCount] = await Promise.all([
      this.database.lookup<Row>(`select ${COLUMNS} ${source} order by ${order} limit ? offset ?`, [
        actor.id,
        ...parameters,
        limit,
        offset,
      ]),
      this.totals.count(source, parameters),
    ]);
    const items = rows.map((row) => toApplicant(row, actor, job, now));
    return { items, totalItemsCount };
  }
}

/** An application that may not be opened yet shows its name and its releases alone. */
function toApplicant(row: Row, actor: Actor, job: JobSummary, now: Date): Applicant {
  const { submittedAt, stageAt, releasedAt, releasedToReviewersAt, isReadByAnybody, userId, ...applicant } = row;
  const releases = { userId, releasedAt: toDate(releasedAt), releasedToReviewersAt: toDate(releasedToReviewersAt) };
  const canOpen = roleForApplication(actor, job, releases, now) !== null;
  const isMovable = canMove(actor, job, releases);
  const stage = isMovable ? applicant.stage : null;
  return {
    ...applicant,
    ...(canOpen ? {} : { city: '', state: '', isRead: false }),
    submittedAt: new Date(submittedAt).toISOString(),
    isReleased: releasedAt !== null,
    releasedAt: toIsoString(releases.releasedAt),
    releasedToReviewersAt: toIsoString(releases.releasedToReviewersAt),
    stage,
    stageAt: isMovable ? toIsoString(toDate(stageAt)) : null,
    group: stage && !isOutcome(stage) ? candidateGroup({ stage, isRead: isReadByAnybody }) : null,
    canOpen,
    canMove: isMovable,
    isOwn: userId === actor.id,
  };
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));
