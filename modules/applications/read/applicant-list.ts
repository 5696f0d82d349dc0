import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { JobsByIds } from '../../postings/contract/queries.js';
import type { Applicant } from '../contract/api-lists.js';
import { Application } from '../domain/application.js';
import { toIsoString } from './responses.js';
import { releaseFieldForReviewers, roleForApplicantList, roleForApplication } from './viewer-role.js';

/**
 * The applicants of a job, latest first (W12.18). Posters see all names; a reviewer sees the applications released to
 * reviewers (near W12.11). Throws notFound for everybody else.
 */
@Injectable()
export class ApplicantList {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, jobId: string, offset: number, limit: number): Promise<Page<Applicant>> {
    const [job] = await this.queries.execute(new JobsByIds([jobId]));
    const now = this.clock.now();
    const role = job && roleForApplicantList(actor, job, now);
    if (!role) throw notFoundError('The position');
    const open = role === 'reviewer' ? { [releaseFieldForReviewers(job)]: { $ne: null } } : {};
    const [applications, totalItemsCount] = await this.database.read((em) =>
      em.findAndCount(
        Application,
        { jobId, type: 'submitted', ...open },
        { orderBy: { submittedAt: 'desc', id: 'desc' }, offset, limit },
      ),
    );
    const items = applications.map((application): Applicant => {
      const { applicant, submittedAt, releasedAt, releasedToReviewersAt } = application;
      if (!applicant || !submittedAt) throw new Error(`application ${application.id} was submitted without a copy`);
      return {
        id: application.id,
        firstName: applicant.contactName,
        lastName: applicant.contactSurname,
        city: applicant.city,
        state: applicant.state,
        submittedAt: submittedAt.toISOString(),
        isReleased: Boolean(releasedAt),
        releasedAt: toIsoString(releasedAt),
        releasedToReviewersAt: toIsoString(releasedToReviewersAt),
        canOpen: roleForApplication(actor, job, application, now) !== null,
      };
    });
    return { items, totalItemsCount };
  }
}
