import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { FileStore } from '#platform/files/file-store.js';
import type { ZipEntry } from '#platform/files/zip-stream.js';
import { DistinctPaths, safeFileName } from '#platform/text/file-names.js';
import type { ExportedFile, ExportedPart, UserDataExport } from '../contract/user-data.js';
import type { Account } from '../domain/account.js';
import { dataOwner } from '../read/addresses-of-account.js';
import { UserDataShares } from '../read/user-data-shares.js';
import { readmeOf } from './readme.js';

const ABOUT_FILES = 'Which file in the folders belongs to which entry of the other lists, by its id.';

/** The entries of the archive of what is kept about a user: JSON of every module, files, and a README. */
@Injectable()
export class DataArchive {
  constructor(
    private readonly database: Database,
    private readonly shares: UserDataShares,
    private readonly files: FileStore,
  ) {}

  /**
   * Opens one file at a time. A file that cannot be opened, such as an infected one, is named in the README instead.
   */
  async *entries(account: Account, now: Date): AsyncIterable<ZipEntry> {
    const shares = await this.sharesOf(account);
    const { paths, files } = toPaths(shares.flatMap((share) => share.files));
    const parts = [...shares.flatMap((share) => share.parts), filesPart(paths)];
    for (const { fileName, content } of parts) {
      const json = typeof content === 'function' ? content(paths) : content;
      yield { path: fileName, content: JSON.stringify(json, null, 2) };
    }
    const missing: string[] = [];
    for (const [key, path] of files) {
      const content = await this.files.get(key).catch(nullIfRefused);
      if (content) yield { path, content };
      else missing.push(path);
    }
    yield { path: 'README.txt', content: readmeOf(account, now, parts, missing) };
  }

  private async sharesOf(account: Account): Promise<UserDataExport[]> {
    const owner = await this.database.read((em) => dataOwner(em, account));
    const shares: UserDataExport[] = [];
    for (const share of this.shares.list()) shares.push(await share.export(owner));
    return shares;
  }
}

/** The paths by the ids of files, and by the keys of stored files, each of which stands in the archive once. */
function toPaths(exported: readonly ExportedFile[]) {
  const distinct = new DistinctPaths();
  const paths = new Map<string, string>();
  const files = new Map<string, string>();
  for (const { id, key, folders, fileName } of exported) {
    const folder = folders.map((name) => safeFileName(name, 'Untitled')).join('/');
    const path = files.get(key) ?? distinct.add(folder, safeFileName(fileName, 'file'));
    files.set(key, path);
    paths.set(id, path);
  }
  return { paths, files };
}

function filesPart(paths: ReadonlyMap<string, string>): ExportedPart {
  const content = [...paths].map(([id, path]) => ({ id, path }));
  return { fileName: 'files.json', about: ABOUT_FILES, content };
}

/**
 * Of a file that is missing, waits for its virus check or was refused; an outage is thrown, so that the job is
 * repeated.
 */
function nullIfRefused(error: unknown): null {
  if (error instanceof DomainError && error.kind !== 'unavailable') return null;
  throw error;
}
