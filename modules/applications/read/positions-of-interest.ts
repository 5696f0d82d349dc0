import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/http/paging.js';
import type { PositionOfInterest } from '../contract/api/lists.js';
import { ACTIVE, MyApplications } from './my-applications.js';

/** Positions of Interest on the dashboard: in progress before applied, nearest deadline first. */
@Injectable()
export class PositionsOfInterest {
  constructor(private readonly applications: MyApplications) {}

  async list(userId: string, { offset, limit }: { offset: number; limit: number }): Promise<Page<PositionOfInterest>> {
    const all = await this.applications.all(userId, ACTIVE);
    const rows = all.flatMap(({ id, jobId, type, canEdit, job }): PositionOfInterest[] => {
      if (type === 'withdrawn') return [];
      const { title, organization, city, state, endDate } = job;
      const statusCode = type === 'draft' ? 0 : 1;
      return [{ id, jobId, type, statusCode, canEdit, title, organization, city, state, deadline: endDate }];
    });
    rows.sort(
      (a, b) => a.statusCode - b.statusCode || a.deadline.localeCompare(b.deadline) || a.id.localeCompare(b.id),
    );
    return { items: rows.slice(offset, offset + limit), totalItemsCount: rows.length };
  }
}
