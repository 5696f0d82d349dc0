import { defineEntity, p } from '@mikro-orm/postgresql';
import { newId } from '../../../src/platform/database/aggregate.js';
import { invalidField, notFound } from '../../../src/platform/errors.js';
import { JOB_FILES } from '../contract/api-rules.js';

const JobFileSchema = defineEntity({
  name: 'JobFile',
  tableName: 'job_file',
  properties: {
    id: p.uuid().primary(),
    jobId: p.uuid(),
    /** Of the file store. */
    key: p.string(),
    fileName: p.string(),
    contentType: p.string(),
    /** Bytes. */
    size: p.integer(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A kept upload, before it belongs to a posting. */
export interface KeptFile {
  key: string;
  fileName: string;
  contentType: string;
  size: number;
}

/** An attachment of a posting; it is shown to whoever may see the posting. */
export class JobFile extends JobFileSchema.class {
  static of(jobId: string, kept: KeptFile): JobFile {
    return Object.assign(new JobFile(), { id: newId(), jobId, ...kept });
  }
}

JobFileSchema.setClass(JobFile);

/**
 * Which of the new files a posting takes beside those that stay: a name it already has is dropped (W5.47). Throws
 * DomainError invalid when that would be too many, notFound when a file to remove is not its own.
 */
export function changeFiles<T extends { fileName: string }>(
  current: readonly JobFile[],
  added: readonly T[],
  removedIds: readonly string[],
): { removed: JobFile[]; taken: T[] } {
  const removed = current.filter(({ id }) => removedIds.includes(id));
  if (removed.length < new Set(removedIds).size) throw notFound('The file to remove');
  const names = new Set(current.filter((file) => !removed.includes(file)).map(({ fileName }) => fileName));
  const staying = names.size;
  const taken = added.filter(({ fileName }) => !names.has(fileName) && names.add(fileName));
  if (staying + taken.length > JOB_FILES.most) {
    throw invalidField('files', `A posting may have at most ${JOB_FILES.most} files.`, 'too_many');
  }
  return { removed, taken };
}
