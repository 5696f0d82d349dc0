import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { JobsByIds } from '../../postings/contract/queries.js';
import { STAGES, type Stage } from '../contract/api-stage-rules.js';
import type { StageCounts } from '../contract/api-stages.js';
import { canSeeStages, roleForApplicantList } from './viewer-role.js';

const MAX_NAMES = 100;

const COUNTS = `
  select type, stage, released_at is not null as "isReleased", count(*)::int as count
    from application where job_id = ? and type in ('submitted', 'withdrawn') group by 1, 2, 3`;

const UNRELEASED = `
  select applicant ->> 'contactName' as "firstName", applicant ->> 'contactSurname' as "lastName"
    from application where job_id = ? and type = 'submitted' and released_at is null
   order by submitted_at desc, id desc limit ${MAX_NAMES}`;

interface CountRow {
  type: 'submitted' | 'withdrawn';
  stage: Stage | null;
  isReleased: boolean;
  count: number;
}

/** The numbers of a job's applicants by stage: of all for admin-level users, of those released for its posters. */
@Injectable()
export class StageCountsReader {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Throws notFound for users who see no stages. */
  async get(actor: Actor, jobId: string): Promise<StageCounts> {
    const [job] = await this.queries.execute(new JobsByIds([jobId]));
    if (!job || !canSeeStages(actor, job)) throw notFoundError('The position');
    const isAdmin = roleForApplicantList(actor, job, this.clock.now()) === 'admin';
    const [rows, unreleased] = await Promise.all([
      this.database.lookup<CountRow>(COUNTS, [jobId]),
      isAdmin ? [] : this.database.lookup<StageCounts['unreleased'][number]>(UNRELEASED, [jobId]),
    ]);
    const movable = rows.filter(({ type, isReleased }) => type === 'submitted' && (isAdmin || isReleased));
    const stages = Object.fromEntries(
      STAGES.map((stage) => [stage, sum(movable.filter((row) => row.stage === stage))]),
    ) as Record<Stage, number>;
    const withdrawn = sum(rows.filter(({ type }) => type === 'withdrawn'));
    return { total: sum(movable), stages, withdrawn, unreleased };
  }
}

const sum = (rows: readonly CountRow[]) => rows.reduce((total, { count }) => total + count, 0);
