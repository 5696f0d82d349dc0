import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { sanitizeRichText } from '#platform/text/rich-text.js';
import { Clock } from '#platform/time/clock.js';
import type { AutosavedResponse, AutosaveRequest, JobAutosaveRequest, TypedJob } from '../contract/api/form.js';
import { findJobActions } from '../read/job-actions.js';
import { endAutosave, NOTE_INPUT } from './end-autosave.js';

/** Forms for one posting whose input an account keeps. */
const MAX_KEPT_FORMS = 10;

/**
 * Keeps input of a posting form in place of what that form kept before, and of kept input that it answered. Input of
 * one form is ordered by its sequence, whatever order its requests arrive in.
 */
export class KeepAutosave extends Command<AutosavedResponse> {
  constructor(
    /** Null for a new posting. */
    readonly jobId: string | null,
    readonly request: AutosaveRequest | JobAutosaveRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

const KEEP = `
  with latest as (${NOTE_INPUT}),
  replaced as (
    delete from job_autosave as other using latest
     where other.account_id = latest.account_id and other.job_id is not distinct from ?::uuid and other.form_id <> ?
       and (other.saved_at = ?::timestamptz or other.form_id in (
         select form_id from job_autosave where account_id = ? and job_id is not distinct from ?::uuid
          order by saved_at desc offset ${MAX_KEPT_FORMS - 1}))
  )
  insert into job_autosave (account_id, job_id, form_id, job_version, "values", has_files, saved_at)
  select account_id, ?::uuid, ?::uuid, ?::integer, ?::jsonb, ?::boolean, ?::timestamptz from latest
  on conflict (account_id, job_id, form_id) do update
     set job_version = excluded.job_version, "values" = excluded."values",
         has_files = excluded.has_files, saved_at = excluded.saved_at
  returning 1`;

@CommandHandler(KeepAutosave)
export class KeepAutosaveHandler implements ICommandHandler<KeepAutosave> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError as Save does, and conflict for a posting that nobody can change any more. */
  async execute({ jobId, request, actor }: KeepAutosave): Promise<AutosavedResponse> {
    if (jobId && !(await findJobActions(this.database, jobId, actor)).includes('save'))
      throw new DomainError('conflict', 'wrong_status', 'This posting can no longer be changed.');
    const { values, hasFiles, ...input } = request;
    if (values === null) {
      await this.database.transaction(() => endAutosave(this.database, actor.id, jobId, input));
      return { savedAt: null };
    }
    const savedAt = this.clock.now().toISOString();
    const version = 'version' in request ? request.version : null;
    const typed = JSON.stringify(sanitized(values));
    const kept = await this.database.unlistedTransaction(() =>
      this.database.rows(KEEP, [
        actor.id,
        input.form,
        input.sequence,
        jobId,
        input.form,
        input.answered ?? null,
        actor.id,
        jobId,
        jobId,
        input.form,
        version,
        typed,
        hasFiles,
        savedAt,
      ]),
    );
    return { savedAt: kept.length ? savedAt : null };
  }
}

/** The page puts the description into the editor. */
const sanitized = (values: TypedJob): TypedJob =>
  typeof values.description === 'string' ? { ...values, description: sanitizeRichText(values.description) } : values;
