import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { JobsByIds } from '../../postings/contract/questions.js';
import type { Applicant } from '../contract/api-lists.js';
import { Application } from '../domain/application.js';
import { listAudience, openAudience, reviewersRelease } from './audience.js';
import { instant } from './views.js';

/**
 * Who applied for a job, latest first (W12.18). Posters see every candidate's name; a reviewer sees those whose
 * application was opened to them (near W12.11). For everybody else there is no such job.
 */
@Injectable()
export class ApplicantsOfJob {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
  ) {}

  async of(actor: Actor, jobId: string, offset: number, limit: number): Promise<Page<Applicant>> {
    const [job] = await this.ask.of(new JobsByIds([jobId]));
    const audience = job && listAudience(actor, job);
    if (!audience) throw notFound('The position');
    const open = audience === 'reviewer' ? { [reviewersRelease(job)]: { $ne: null } } : {};
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
        releasedAt: instant(releasedAt),
        releasedToReviewersAt: instant(releasedToReviewersAt),
        canOpen: openAudience(actor, job, application) !== null,
      };
    });
    return { items, totalItemsCount };
  }
}
