import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import type { ApplicationStatesResponse } from '../contract/api-lists.js';
import { Application } from '../domain/application.js';
import { toIsoString } from './responses.js';

/** The user's applications in short, for public job pages. They are few, so there is no paging. */
@Injectable()
export class ApplicationStates {
  constructor(private readonly database: Database) {}

  async list(userId: string): Promise<ApplicationStatesResponse> {
    const where = { userId, type: { $ne: 'withdrawn' as const } };
    const fields = ['jobId', 'type', 'submittedAt'] as const;
    const applications = await this.database.read((em) => em.find(Application, where, { fields }));
    return {
      items: applications.map(({ jobId, type, submittedAt }) => ({
        jobId,
        type: type === 'draft' ? 'draft' : 'submitted',
        submittedAt: toIsoString(submittedAt),
      })),
    };
  }
}
