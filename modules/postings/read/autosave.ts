import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import type { AutosaveResponse, TypedJob } from '../contract/api/form.js';
import { findJobActions } from './job-actions.js';

interface Row {
  values: TypedJob;
  version: number | null;
  hasFiles: boolean;
  savedAt: Date;
}

const QUERY = `
  select "values", job_version as version, has_files as "hasFiles", saved_at as "savedAt"
    from job_autosave where account_id = ? and job_id is not distinct from ?::uuid
   order by saved_at desc limit 1`;

/** The actor's own latest input for a posting, or for a new one, that was not saved. */
@Injectable()
export class Autosaves {
  constructor(private readonly database: Database) {}

  /** Throws DomainError as `JobLoader` does. */
  async get(jobId: string | null, actor: Actor): Promise<AutosaveResponse> {
    if (jobId) await findJobActions(this.database, jobId, actor);
    const [row] = await this.database.lookup<Row>(QUERY, [actor.id, jobId]);
    return { autosave: row ? { ...row, savedAt: new Date(row.savedAt).toISOString() } : null };
  }
}
