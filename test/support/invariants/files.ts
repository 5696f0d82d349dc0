import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TestApp } from '../app.js';

export interface FileMismatches {
  /** Rows without their file. */
  withoutFile: string[];
  /** Files without a row; the application removes them after an hour. */
  orphans: number;
}

/** I10: compares files and rows. A file refused for a virus is gone, and its row tells so. */
export async function findFileMismatches(app: Pick<TestApp, 'rows' | 'home'>): Promise<FileMismatches> {
  const rows = await app.rows<{ owner: string; key: string }>(`
    select owner, key from (
      select 'job_file ' || id as owner, key from job_file
      union all select 'profile_document ' || id, file_key from profile_document where removed_at is null
      union all select 'application_file ' || id, file_key from application_file where removed_at is null
      union all select 'application_pdf ' || application_id, file_key from application_pdf where file_key is not null
      union all select 'data_export ' || id, file_key from data_export where file_key is not null) as named
     where not exists (select from file_scan where file_key = key and state = 'refused')`);
  const entries = await readdir(join(app.home.dataDir, 'files'), { recursive: true, withFileTypes: true });
  const files = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => basename(name)));
  const keys = new Set(rows.map(({ key }) => key));
  return {
    withoutFile: rows.filter(({ key }) => !files.has(key)).map(({ owner, key }) => `${owner} (${key})`),
    orphans: [...files].filter((key) => !keys.has(key)).length,
  };
}
