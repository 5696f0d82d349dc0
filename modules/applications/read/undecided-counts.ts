import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { ListTotals } from '#platform/database/list-totals.js';
import type { Actor } from '#platform/http/access.js';
import { canMove, canSeeStages } from '../access.js';
import type { Stage } from '../contract/api/stage-names.js';
import { candidateGroup } from '../contract/api/stage-rules.js';
import type { UndecidedOfJob } from '../contract/api/stages.js';

const UNDECIDED = `
  from application
 where job_id = any(?::uuid[]) and type = 'submitted' and stage not in ('hired', 'notSelected')`;
/** What the group and the sight of an application depend on. */
const ALIKE = `concat_ws(' ', job_id, stage,
  case when exists (select from application_reader where application_id = application.id) then 'read' else 'unread' end,
  case when released_at is null then 'unreleased' else 'released' end)`;
const OWN = `${UNDECIDED} and user_id = ?`;

const NONE = { interviewed: 0, read: 0, unread: 0, unreleased: 0 };

/** Who would become Not selected if jobs were filled without a choice for each applicant (T43). */
@Injectable()
export class UndecidedCounts {
  constructor(
    private readonly totals: ListTotals,
    private readonly postings: PostingsApi,
  ) {}

  /** Leaves out the jobs that the actor may not fill. A poster is not told what became of those not released. */
  async get(actor: Actor, ids: readonly string[]): Promise<UndecidedOfJob[]> {
    const jobs = (await this.postings.jobsByIds([...new Set(ids)])).filter((job) => canSeeStages(actor, job));
    const jobIds = toArrayLiteral(jobs.map(({ id }) => id));
    const [all, own] = await Promise.all([
      this.totals.countBy(ALIKE, UNDECIDED, [jobIds]),
      this.totals.countBy(ALIKE, OWN, [jobIds, actor.id]),
    ]);
    return jobs.map((job) => {
      const counts = { ...NONE };
      for (const [alike, count] of all) {
        const [jobId, stage, read, release] = alike.split(' ');
        if (jobId !== job.id) continue;
        const ofOthers = count - (own.get(alike) ?? 0);
        const isOpen = canMove(actor, job, { userId: '', releasedAt: release === 'released' ? new Date() : null });
        const group = candidateGroup({ stage: stage as Stage, isRead: read === 'read' });
        counts[isOpen ? group : 'unreleased'] += ofOthers;
        counts.unreleased += count - ofOthers;
      }
      return { jobId: job.id, ...counts };
    });
  }
}
