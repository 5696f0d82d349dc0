import { Injectable, type StreamableFile } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { FileStore } from '#platform/files/file-store.js';
import { download } from '#platform/http/downloads.js';
import { Clock } from '#platform/time/clock.js';
import { localDate } from '#platform/time/local-time.js';
import type { DataExportResponse } from '../contract/api/data-export.js';
import { DataExport } from '../domain/data-export.js';

const NONE: DataExportResponse = { state: 'none', requestedAt: null, expiresAt: null, size: null };

/** The download of what is kept about the signed-in user. */
@Injectable()
export class OwnDataExport {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async get(userId: string): Promise<DataExportResponse> {
    const found = await this.find(userId);
    const state = found?.stateAt(this.clock.now()) ?? 'none';
    if (!found || state === 'none') return NONE;
    const { requestedAt, expiresAt = null, size = null } = found;
    return { state, requestedAt: requestedAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null, size };
  }

  /** Throws DomainError notFound unless it is ready, also after its end. */
  async download(userId: string): Promise<StreamableFile> {
    const found = await this.find(userId);
    if (!found?.fileKey || found.stateAt(this.clock.now()) !== 'ready') throw notFoundError('The download');
    const name = `Career Gateway data ${localDate(found.requestedAt)}.zip`;
    return download(await this.files.get(found.fileKey), name, 'application/zip');
  }

  private find(accountId: string): Promise<DataExport | null> {
    return this.database.read((em) => em.findOne(DataExport, { accountId }));
  }
}
