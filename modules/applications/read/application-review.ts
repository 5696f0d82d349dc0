import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { JobsByIds } from '../../postings/contract/questions.js';
import { ProfileForApplying } from '../../profiles/contract/questions.js';
import type { ApplicationReview } from '../contract/api-review.js';
import { Application } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';
import { openAudience } from './audience.js';
import { coverLetterPath, documentViews, instant, jobView, questionsView } from './views.js';

/** A submitted application for whoever may open it; what they may read is decided here, field by field (W13, T37). */
@Injectable()
export class ApplicationForReview {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
  ) {}

  async of(actor: Actor, id: string): Promise<ApplicationReview> {
    return this.database.read(async (em) => {
      const application = await em.findOne(Application, { id, type: 'submitted' });
      const [job] = application ? await this.ask.of(new JobsByIds([application.jobId])) : [];
      const audience = application && job && openAudience(actor, job, application);
      if (!audience || !application.applicant || !application.submittedAt) throw notFound('The application');
      const files = await em.find(ApplicationFile, { applicationId: id, removedAt: null }, { orderBy: { id: 'asc' } });
      const { applicant, submittedAt, releasedAt, releasedToReviewersAt } = application;
      const { contactName, contactSurname, city, state } = applicant;
      const references = application.references ?? [];
      const common = {
        ...questionsView(application),
        id,
        job: {
          ...jobView(job),
          essayQuestion: job.essayQuestion,
          isBoardReview: job.isBoardReview,
          boardReviewDays: instant(job.boardReviewDays),
        },
        candidate: { firstName: contactName, lastName: contactSurname, city, state },
        educationDetails: [],
        careerDetails: [],
        employmentQuestions: null,
        coverLetter: coverLetterPath(files),
        submittedAt: submittedAt.toISOString(),
        isReleased: Boolean(releasedAt),
      };
      const documents = documentViews(files);
      const resumes = documents.flatMap((file) =>
        file.documentType === 'RESU' ? [{ ...file, documentType: file.documentType }] : [],
      );
      if (audience === 'reviewer') return { ...common, audience, files: resumes };
      if (audience === 'poster') return { ...common, audience, files: resumes, user: applicant, references };
      const profile = await this.ask.of(new ProfileForApplying(application.userId));
      return {
        ...common,
        audience,
        files: documents,
        user: applicant,
        references,
        releasedAt: instant(releasedAt),
        releasedToReviewersAt: instant(releasedToReviewersAt),
        availableDocuments: profile.documents,
      };
    });
  }
}
