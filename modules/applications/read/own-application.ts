import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { AccountsByIds } from '../../identity/contract/questions.js';
import { JobsByIds } from '../../postings/contract/questions.js';
import { ProfileForApplying } from '../../profiles/contract/questions.js';
import type { ApplicationAnswer } from '../contract/api-answers.js';
import { Application } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';
import { coverLetterPath, documentViews, instant, jobView, questionsView } from './views.js';

type Content = Pick<ApplicationAnswer, 'user' | 'references' | 'files'>;

/** One's own draft or submitted application, by its id or by the job's (W10.29, W10.30). */
@Injectable()
export class OwnApplication {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
  ) {}

  async of(userId: string, id: string): Promise<ApplicationAnswer> {
    return this.database.read(async (em) => {
      const application = (await find(em, { id, userId })) ?? (await find(em, { jobId: id, userId }));
      const [job] = application ? await this.ask.of(new JobsByIds([application.jobId])) : [];
      if (!application || !job || application.type === 'withdrawn') throw notFound('The application');
      const stored = await em.find(ApplicationFile, { applicationId: application.id, removedAt: null });
      const content = snapshotOf(application, stored) ?? (await this.profileOf(application));
      return {
        ...questionsView(application),
        ...content,
        id: application.id,
        type: application.type,
        jobId: application.jobId,
        job: jobView(job),
        attachedFiles: content.files.map(({ documentId }) => documentId),
        coverLetter: coverLetterPath(stored),
        isReleased: Boolean(application.releasedAt),
        submittedAt: instant(application.submittedAt),
        updatedAt: application.updatedAt.toISOString(),
      };
    });
  }

  /** A draft shows the profile as it is today. */
  private async profileOf({ userId, attachedFiles }: Application): Promise<Content> {
    const [account] = await this.ask.of(new AccountsByIds([userId]));
    if (!account) throw notFound('The application');
    const { contact, references, documents } = await this.ask.of(new ProfileForApplying(userId));
    const { firstName, lastName, email } = account;
    const contactName = contact.contactName || firstName;
    const contactSurname = contact.contactSurname || lastName;
    const chosen = documents.filter(({ id }) => attachedFiles.includes(id));
    return {
      user: { ...contact, id: userId, firstName, lastName, email, contactName, contactSurname },
      references,
      files: chosen.map((document) => ({ ...document, documentId: document.id })),
    };
  }
}

function find(em: EntityManager, where: { id?: string; jobId?: string; userId: string }): Promise<Application | null> {
  return em.findOne(Application, { ...where, type: { $ne: 'withdrawn' as const } });
}

function snapshotOf({ applicant, references }: Application, files: readonly ApplicationFile[]): Content | null {
  return applicant && references ? { user: applicant, references, files: documentViews(files) } : null;
}
