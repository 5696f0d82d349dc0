import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApplicationsExport } from '#modules/applications/contract/queries.js';
import { MailsExport } from '#modules/notifications/contract/queries.js';
import { PostingsExport } from '#modules/postings/contract/queries.js';
import { ProfileExport } from '#modules/profiles/contract/queries.js';
import { DefinitionsExport } from '#modules/reporting/contract/queries.js';
import { MessagesExport } from '#modules/site/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { FileStore } from '#platform/files/file-store.js';
import type { ZipEntry } from '#platform/files/zip-stream.js';
import { DistinctPaths, safeFileName } from '#platform/text/file-names.js';
import type { ExportedFile, ExportedPart, ExportShare } from '../contract/queries.js';
import type { Account } from '../domain/account.js';
import { ownAddresses } from '../read/addresses-of-account.js';
import { AccountShare } from './account-share.js';
import { readmeOf } from './readme.js';
import { ReadsByOthers } from './reads-by-others.js';

const ABOUT_FILES = 'Which file in the folders belongs to which entry of the other lists, by its id.';

/** The entries of the archive of what is kept about a user: JSON of every module, files, and a README. */
@Injectable()
export class DataArchive {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly account: AccountShare,
    private readonly reads: ReadsByOthers,
    private readonly files: FileStore,
  ) {}

  /**
   * Opens one file at a time. A file that cannot be opened, such as an infected one, is named in the README instead.
   */
  async *entries(account: Account, now: Date): AsyncIterable<ZipEntry> {
    const shares = await this.sharesOf(account);
    const { paths, files } = toPaths(shares.flatMap((share) => share.files));
    const parts = [...shares.flatMap((share) => share.parts), await this.reads.of(account.id, paths), filesPart(paths)];
    for (const { fileName, content } of parts) yield { path: fileName, content: JSON.stringify(content, null, 2) };
    const missing: string[] = [];
    for (const [key, path] of files) {
      const content = await this.files.get(key).catch(nullIfRefused);
      if (content) yield { path, content };
      else missing.push(path);
    }
    yield { path: 'README.txt', content: readmeOf(account, now, parts, missing) };
  }

  private async sharesOf(account: Account): Promise<ExportShare[]> {
    const own = await this.database.read((em) => ownAddresses(em, account));
    return [
      await this.account.of(account.id),
      await this.queries.execute(new ProfileExport(account.id)),
      await this.queries.execute(new ApplicationsExport(account.id)),
      await this.queries.execute(new PostingsExport(account.id)),
      await this.queries.execute(new DefinitionsExport(account.id)),
      await this.queries.execute(new MessagesExport(own)),
      await this.queries.execute(new MailsExport(account.id)),
    ];
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
