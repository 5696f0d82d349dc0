import type { EntityManager } from '@mikro-orm/postgresql';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { MB } from '#platform/files/file-store.js';
import { APPLICATION_MESSAGES, MEGABYTES_PER_APPLICANT } from '../contract/api/rules.js';

/** A document that several applications have is stored once. */
const TAKEN = `
  select coalesce(sum(size), 0)::float as bytes from (
    select distinct file.file_key, file.size from application_file file join application on application.id = application_id
     where user_id = ? and file.removed_at is null and file.file_key <> ?
  ) stored`;

/** Throws at `file` when the applicant's files would take more room with this upload, `size` in bytes. */
export async function assertRoom(em: EntityManager, userId: string, key: string, size: number): Promise<void> {
  const [taken] = await em.execute<{ bytes: number }[]>(TAKEN, [userId, key]);
  if ((taken?.bytes ?? 0) + size > MEGABYTES_PER_APPLICANT * MB)
    throw invalidFieldError('file', APPLICATION_MESSAGES.room);
}
