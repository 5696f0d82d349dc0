import { Injectable } from '@nestjs/common';
import type { Outcome } from '#modules/shared/outcomes.js';
import { Database } from '#platform/database/database.js';
import type { Page } from '#platform/http/paging.js';
import type { PositionOfInterest } from '../contract/api/lists.js';
import { isOutcome } from '../contract/api/stage-rules.js';
import type { TimelineMove } from '../domain/timeline.js';
import { ACTIVE, MyApplications } from './my-applications.js';
import { findMoves } from './timelines.js';

/** Positions of Interest on the dashboard: in progress before applied, nearest deadline first. */
@Injectable()
export class PositionsOfInterest {
  constructor(
    private readonly database: Database,
    private readonly applications: MyApplications,
  ) {}

  async list(userId: string, { offset, limit }: { offset: number; limit: number }): Promise<Page<PositionOfInterest>> {
    const all = await this.applications.all(userId, ACTIVE);
    const rows = all.flatMap(({ id, jobId, type, canEdit, job }): Omit<PositionOfInterest, 'outcome'>[] => {
      if (type === 'withdrawn') return [];
      const { title, organization, city, state, endDate } = job;
      const statusCode = type === 'draft' ? 0 : 1;
      return [{ id, jobId, type, statusCode, canEdit, title, organization, city, state, deadline: endDate }];
    });
    rows.sort(
      (a, b) => a.statusCode - b.statusCode || a.deadline.localeCompare(b.deadline) || a.id.localeCompare(b.id),
    );
    const page = rows.slice(offset, offset + limit);
    const sent = page.flatMap(({ id, type }) => (type === 'submitted' ? id : []));
    const moves = await findMoves(this.database, sent, 'applicant');
    const items = page.map((row) => ({ ...row, outcome: outcomeOf(moves.get(row.id)) }));
    return { items, totalItemsCount: rows.length };
  }
}

/** Of moves that the applicant knows, oldest first. */
function outcomeOf(moves: readonly TimelineMove[] = []): Outcome | null {
  const stage = moves.at(-1)?.to;
  return stage && isOutcome(stage) ? stage : null;
}
