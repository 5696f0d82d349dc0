import { Injectable, Logger } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { formatErrorForLog } from '#platform/errors/format-error.js';
import { PageCache } from '#platform/pages/page-cache.js';

/**
 * Tells caches of names on every instance that an organization or a position changed. Events of postings purge pages as
 * well, so the revision of the directory is compared.
 */
@Injectable()
export class DirectoryWatch {
  private readonly log = new Logger(DirectoryWatch.name);
  private readonly listeners: (() => void)[] = [];
  private revision: string | null = null;

  constructor(
    private readonly directory: DirectoryApi,
    pages: PageCache,
  ) {
    pages.onPurge(() => void this.compare());
  }

  onChange(expire: () => void): void {
    this.listeners.push(expire);
  }

  private async compare(): Promise<void> {
    try {
      const revision = await this.directory.directoryRevision();
      if (revision === this.revision) return;
      this.revision = revision;
      for (const expire of this.listeners) expire();
    } catch (error) {
      this.log.warn(formatErrorForLog(error));
    }
  }
}
