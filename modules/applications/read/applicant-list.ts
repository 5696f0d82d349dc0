import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database, type Parameter } from '../../../src/platform/database/database.js';
import { ListTotals } from '../../../src/platform/database/list-totals.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { JobsByIds } from '../../postings/contract/queries.js';
import type { Applicant, ApplicantSort } from '../contract/api-lists.js';
import { candidateGroup, isOutcome, type Stage } from '../contract/api-stage-rules.js';
import { toIsoString } from './responses.js';
import {
  canMove,
  canSeeStages,
  isReleasedToReviewers,
  roleForApplicantList,
  roleForApplication,
} from './viewer-role.js';

/** Dates as the driver returns them. */
type Row = Pick<Applicant, 'id' | 'firstName' | 'lastName' | 'city' | 'state' | 'stage' | 'isRead'> & {
  submittedAt: string;
  stageAt: string | null;
  releasedAt: string | null;
  releasedToReviewersAt: string | null;
  isReadByAnybody: boolean;
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
  id, applicant ->> 'contactName' as "firstName", applicant ->> 'contactSurname' as "lastName",
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
 * The applicants of a job, latest first unless sorted otherwise (W12.18). Posters see all names; a reviewer sees the
 * applications released to reviewers (near W12.11). Throws notFound for everybody else.
 */
@Injectable()
export class ApplicantList {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, query: ApplicantsQuery): Promise<Page<Applicant>> {
    const { jobId, offset, limit, sortedColumn, sortAlgorithm } = query;
    const [job] = await this.queries.execute(new JobsByIds([jobId]));
    const now = this.clock.now();
    const role = job && roleForApplicantList(actor, job, now);
    if (!role) throw notFoundError('The position');
    const seesStages = canSeeStages(actor, job);
    if ((query.stage || query.canMove) && !seesStages) throw notFoundError('The position');
    const conditions = ["job_id = ? and type = 'submitted'"];
    const parameters: Parameter[] = [jobId];
    if (role === 'reviewer') conditions.push(isReleasedToReviewers(job));
    if (role === 'poster' && (query.canMove || query.stage)) conditions.push('released_at is not null');
    if (query.stage) {
      conditions.push('stage = ?');
      parameters.push(query.stage);
    }
    const source = `from application where ${conditions.join(' and ')}`;
    const order = [...SORT_EXPRESSIONS[sortedColumn], 'id'].map((column) => `${column} ${sortAlgorithm}`).join(', ');
    const [rows, totalItemsCount] = await Promise.all([
      this.database.lookup<Row>(`select ${COLUMNS} ${source} order by ${order} limit ? offset ?`, [
        actor.id,
        ...parameters,
        limit,
        offset,
      ]),
      this.totals.count(source, parameters),
    ]);
    const items = rows.map((row): Applicant => {
      const { submittedAt, stageAt, releasedAt, releasedToReviewersAt, isReadByAnybody, ...applicant } = row;
      const stage = seesStages ? applicant.stage : null;
      const releases = { releasedAt: toDate(releasedAt), releasedToReviewersAt: toDate(releasedToReviewersAt) };
      return {
        ...applicant,
        submittedAt: new Date(submittedAt).toISOString(),
        isReleased: releasedAt !== null,
        releasedAt: toIsoString(releases.releasedAt),
        releasedToReviewersAt: toIsoString(releases.releasedToReviewersAt),
        stage,
        stageAt: seesStages ? toIsoString(toDate(stageAt)) : null,
        group: stage && !isOutcome(stage) ? candidateGroup({ stage, isRead: isReadByAnybody }) : null,
        canOpen: roleForApplication(actor, job, releases, now) !== null,
        canMove: canMove(actor, job, releases),
      };
    });
    return { items, totalItemsCount };
  }
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));
