import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { databaseNow } from '../../../src/platform/clock.js';
import { DomainError, notFound } from '../../../src/platform/errors.js';
import { type AccountSummary, AccountsByIds } from '../../identity/contract/questions.js';
import { type JobFacts, JobForApplying } from '../../postings/contract/questions.js';
import { APPLICATION_CODES, APPLICATION_MESSAGES } from '../contract/api.js';
import { Application } from '../domain/application.js';
import { mustAccept } from '../domain/submission-rules.js';

/** States of a posting that the public never hears of (CLAUSES near P2.19). */
const HIDDEN = new Set(['unsubmitted', 'pendingApproval', 'rejected']);

export interface OpenCase {
  application: Application;
  job: JobFacts;
  /** The database's clock, read with the job locked. */
  now: Date;
}

/** What saving and submitting have in common: who, which job, is it open, which application. */
@Injectable()
export class ApplicationDesk {
  constructor(private readonly ask: Ask) {}

  /** Anybody signed in who accepted the current terms may apply (near P12.3). */
  async applicant(userId: string): Promise<AccountSummary> {
    const [account] = await this.ask.of(new AccountsByIds([userId]));
    if (account?.hasAcceptedTerms) return account;
    throw new DomainError('forbidden', APPLICATION_CODES.terms, 'Please accept the Terms & Conditions first.');
  }

  /**
   * The applicant's one application for this job, locked for change, begun where there was none and `mayBegin`. Locks
   * are taken in one order everywhere: person and job, job, application, profile. Throws conflict when it is submitted
   * or the job takes no applications, notFound when there is nothing to change.
   */
  async open(em: EntityManager, jobId: string, userId: string, mayBegin: boolean): Promise<OpenCase> {
    // Two first saves or submits of one person wait for each other instead of colliding.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 6))', [`${jobId} ${userId}`]);
    const job = await this.ask.of(new JobForApplying(jobId));
    const now = await databaseNow(em);
    const existing = await liveApplication(em, jobId, userId);
    if (existing?.type === 'submitted') {
      throw new DomainError('conflict', APPLICATION_CODES.submitted, APPLICATION_MESSAGES.submitted);
    }
    if (!existing && (!job || HIDDEN.has(job.status))) throw notFound('The position');
    if (!existing && !mayBegin) throw notFound('The application');
    if (!job) throw new DomainError('conflict', APPLICATION_CODES.closed, APPLICATION_MESSAGES.closed);
    mustAccept(job, now);
    const application = existing ?? Application.begin(jobId, userId);
    em.persist(application);
    return { application, job, now };
  }
}

function liveApplication(em: EntityManager, jobId: string, userId: string): Promise<Application | null> {
  const where = { jobId, userId, type: { $ne: 'withdrawn' as const } };
  return em.findOne(Application, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
