import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type AccountSummary, IdentityApi } from '#modules/identity/contract/identity-api.js';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { LOCKS } from '#modules/shared/locks.js';
import { Turns } from '#platform/async/turns.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { LOCK_TIMEOUT_MS } from '#platform/database/connections.js';
import { Database } from '#platform/database/database.js';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';
import { databaseNow } from '#platform/time/clock.js';
import type { DraftVersion } from '../contract/api/application-data.js';
import { APPLICATION_CODES, APPLICATION_MESSAGES } from '../contract/api/rules.js';
import { Application } from '../domain/application.js';
import { assertAccepting } from '../domain/submission-rules.js';

/** Transactions of applicants for one job at a time, of an instance. */
const TURNS_PER_JOB = 4;

/** Statuses in which a posting is not public. */
const HIDDEN_STATUSES = new Set(['unsubmitted', 'pendingApproval', 'rejected']);

export interface EditableApplication {
  application: Application;
  isNew: boolean;
  job: JobSummary;
  /** The database's clock, read under the job's lock. */
  now: Date;
}

/** Loads and locks what saving and submitting share: applicant, job and application. */
@Injectable()
export class ApplicationLoader {
  private readonly turns = new Turns(TURNS_PER_JOB, LOCK_TIMEOUT_MS);

  constructor(
    private readonly database: Database,
    private readonly identity: IdentityApi,
    private readonly postings: PostingsApi,
  ) {}

  /**
   * Runs `work` in a transaction. Applicants of one job take turns, so that a lock on it does not use up the
   * connections of everybody. Throws DomainError unavailable.
   */
  inTurn<T>(jobId: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.turns.take(jobId, () => this.database.transaction(work));
  }

  /** Throws forbidden unless the user has accepted the current terms. */
  async loadApplicant(userId: string): Promise<AccountSummary> {
    const [account] = await this.identity.accountsByIds([userId]);
    if (account?.hasAcceptedTerms) return account;
    throw new DomainError('forbidden', APPLICATION_CODES.terms, 'Please accept the Terms & Conditions first.');
  }

  /**
   * Loads and locks the applicant's application for this job and, with `mayCreate`, creates a missing one. Locks are
   * always taken in this order: user and job, job, application, profile. Throws conflict if it is submitted or the job
   * takes no applications, or if another draft is stored than `base`; notFound if there is nothing to change.
   */
  async loadForUpdate(
    em: EntityManager,
    jobId: string,
    userId: string,
    { mayCreate, base }: { mayCreate: boolean; base?: DraftVersion | undefined },
  ): Promise<EditableApplication> {
    // Serializes two first saves or submits of one user, which would otherwise collide.
    await takeLock(em, LOCKS.application, `${jobId} ${userId}`);
    const job = await this.postings.jobForApplying(jobId, { lock: 'share' });
    const now = await databaseNow(em);
    const existing = await findActiveApplication(em, jobId, userId);
    if (existing?.type === 'submitted') {
      throw new DomainError('conflict', APPLICATION_CODES.submitted, APPLICATION_MESSAGES.submitted);
    }
    if (base && !isBasedOn(base, existing))
      throw new DomainError('conflict', 'stale', APPLICATION_MESSAGES.savedElsewhere);
    if (!existing && (!job || HIDDEN_STATUSES.has(job.status))) throw notFoundError('The job');
    if (!existing && !mayCreate) throw notFoundError('The application');
    if (!job) throw new DomainError('conflict', APPLICATION_CODES.closed, APPLICATION_MESSAGES.closed);
    assertAccepting(job, now);
    const application = existing ?? Application.begin(jobId, userId);
    em.persist(application);
    return { application, isNew: !existing, job, now };
  }
}

/** A draft that was deleted and begun again is another one, whatever its version. */
function isBasedOn({ version, draftId }: DraftVersion, existing: Application | null): boolean {
  if (version === undefined) return true;
  const isSame = draftId === undefined || draftId === (existing?.id ?? null);
  return isSame && version === (existing?.eventCount ?? 0);
}

function findActiveApplication(em: EntityManager, jobId: string, userId: string): Promise<Application | null> {
  const where = { jobId, userId, type: { $ne: 'withdrawn' as const } };
  return em.findOne(Application, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
