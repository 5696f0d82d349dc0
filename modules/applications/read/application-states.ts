import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { ApplicationStatesResponse } from '../contract/api/lists.js';

interface Row {
  jobId: string;
  type: 'draft' | 'submitted';
  /** As the driver returns dates. */
  submittedAt: string | null;
}

/** The user's applications in short, for public job pages. They are few, so there is no paging. */
@Injectable()
export class ApplicationStates {
  constructor(private readonly database: Database) {}

  async list(userId: string): Promise<ApplicationStatesResponse> {
    const rows = await this.database.lookup<Row>(
      `select job_id as "jobId", type, submitted_at as "submittedAt"
         from application where user_id = ? and type <> 'withdrawn'`,
      [userId],
    );
    const items = rows.map((row) => ({
      ...row,
      submittedAt: row.submittedAt && new Date(row.submittedAt).toISOString(),
    }));
    return { items };
  }
}
