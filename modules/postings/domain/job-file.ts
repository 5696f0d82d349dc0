import { defineEntity, p } from '@mikro-orm/postgresql';
import { newId } from '#platform/database/aggregate.js';
import { fileKey } from '#platform/database/file-key.js';
import { invalidFieldError, notFoundError } from '#platform/errors/domain-error.js';
import { fileNameKey } from '#platform/text/clean-text.js';
import { JOB_FILES } from '../contract/api/rules.js';

const JobFileSchema = defineEntity({
  name: 'JobFile',
  tableName: 'job_file',
  properties: {
    id: p.uuid().primary(),
    jobId: p.uuid(),
    key: fileKey(),
    fileName: p.string(),
    contentType: p.string(),
    /** Bytes. */
    size: p.integer(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A stored upload that does not belong to a posting yet. */
export interface StoredFile {
  key: string;
  fileName: string;
  contentType: string;
  size: number;
}

/** An attachment of a posting, visible to everybody who may see the posting. */
export class JobFile extends JobFileSchema.class {
  static create(jobId: string, file: StoredFile): JobFile {
    return Object.assign(new JobFile(), { id: newId(), jobId, ...file });
  }
}

JobFileSchema.setClass(JobFile);

/**
 * Computes the files to remove and to add; a new file is dropped whose name differs from another one in case and
 * accents at most (W5.47). Throws DomainError invalid for too many files, notFound if a file to remove is not one of
 * the posting.
 */
export function changeFiles<T extends { fileName: string }>(
  current: readonly JobFile[],
  added: readonly T[],
  removedIds: readonly string[],
): { removed: JobFile[]; accepted: T[] } {
  const removed = current.filter(({ id }) => removedIds.includes(id));
  if (removed.length < new Set(removedIds).size) throw notFoundError('The file to remove');
  const kept = current.filter((file) => !removed.includes(file));
  const names = new Set(kept.map(({ fileName }) => fileNameKey(fileName)));
  const isNew = (key: string) => !names.has(key) && names.add(key);
  const accepted = added.filter(({ fileName }) => isNew(fileNameKey(fileName)));
  if (kept.length + accepted.length > JOB_FILES.max) {
    throw invalidFieldError('files', `A posting may have at most ${JOB_FILES.max} files.`, 'too_many');
  }
  return { removed, accepted: accepted };
}
