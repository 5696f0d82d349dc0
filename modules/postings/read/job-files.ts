import type { FileScans } from '#platform/files/scan/file-scans.js';
import type { JobFileResponse } from '../contract/api/responses.js';

/** The files of a posting as JSON, for a select list over table `job`. */
export const FILES_COLUMN = `
  coalesce((select json_agg(json_build_object('id', id, 'key', key, 'fileName', file_name, 'size', size) order by file_name)
              from job_file where job_id = job.id), '[]') as files`;

/** An entry of FILES_COLUMN. */
export type StoredJobFile = Omit<JobFileResponse, 'scan'> & { key: string };

/** Adds the states of the virus scanner, and leaves out the keys. */
export async function withScanStates(scans: FileScans, files: readonly StoredJobFile[]): Promise<JobFileResponse[]> {
  const stateOf = await scans.statesOf(files.map(({ key }) => key));
  return files.map(({ key, ...file }) => ({ ...file, scan: stateOf(key) }));
}
