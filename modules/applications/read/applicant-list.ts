import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { ListTotals } from '../../../src/platform/database/list-totals.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { JobsByIds } from '../../postings/contract/queries.js';
import type { Applicant } from '../contract/api-lists.js';
import { toIsoString } from './responses.js';
import {
  type ReleaseDates,
  releaseFieldForReviewers,
  roleForApplicantList,
  roleForApplication,
} from './viewer-role.js';

/** Dates as the driver returns them. */
type Row = Pick<Applicant, 'id' | 'firstName' | 'lastName' | 'city' | 'state'> & {
  submittedAt: string;
  releasedAt: string | null;
  releasedToReviewersAt: string | null;
};

const COLUMNS = `
  id, applicant ->> 'contactName' as "firstName", applicant ->> 'contactSurname' as "lastName",
  applicant ->> 'city' as city, applicant ->> 'state' as state, submitted_at as "submittedAt",
  released_at as "releasedAt", released_to_reviewers_at as "releasedToReviewersAt"`;

const RELEASE_COLUMNS: Record<keyof ReleaseDates, string> = {
  releasedAt: 'released_at',
  releasedToReviewersAt: 'released_to_reviewers_at',
};

/**
 * The applicants of a job, latest first (W12.18). Posters see all names; a reviewer sees the applications released to
 * reviewers (near W12.11). Throws notFound for everybody else.
 */
@Injectable()
export class ApplicantList {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, jobId: string, offset: number, limit: number): Promise<Page<Applicant>> {
    const [job] = await this.queries.execute(new JobsByIds([jobId]));
    const now = this.clock.now();
    const role = job && roleForApplicantList(actor, job, now);
    if (!role) throw notFoundError('The position');
    const ofReviewers = role === 'reviewer' ? `and ${RELEASE_COLUMNS[releaseFieldForReviewers(job)]} is not null` : '';
    const source = `from application where job_id = ? and type = 'submitted' ${ofReviewers}`;
    const [rows, totalItemsCount] = await Promise.all([
      this.database.lookup<Row>(`select ${COLUMNS} ${source} order by submitted_at desc, id desc limit ? offset ?`, [
        jobId,
        limit,
        offset,
      ]),
      this.totals.count(source, [jobId]),
    ]);
    const items = rows.map(({ submittedAt, releasedAt, releasedToReviewersAt, ...applicant }): Applicant => {
      const releases = { releasedAt: toDate(releasedAt), releasedToReviewersAt: toDate(releasedToReviewersAt) };
      return {
        ...applicant,
        submittedAt: new Date(submittedAt).toISOString(),
        isReleased: releasedAt !== null,
        releasedAt: toIsoString(releases.releasedAt),
        releasedToReviewersAt: toIsoString(releases.releasedToReviewersAt),
        canOpen: roleForApplication(actor, job, releases, now) !== null,
      };
    });
    return { items, totalItemsCount };
  }
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));
