import { Injectable, type StreamableFile } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { FileStore } from '#platform/files/file-store.js';
import type { Actor } from '#platform/http/access.js';
import { download } from '#platform/http/downloads.js';
import { ProfileDocument } from '../domain/profile-document.js';
import { ProfileViews } from './profile-views.js';

/** Downloads a supporting document; with `ownerId` only one of that user's. Reading by others is recorded. */
@Injectable()
export class DocumentFile {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly views: ProfileViews,
  ) {}

  async download(id: string, ownerId: string | null, actor: Actor): Promise<StreamableFile> {
    const where = { id, removedAt: null, ...(ownerId ? { userId: ownerId } : {}) };
    const document = await this.database.read((em) => em.findOne(ProfileDocument, where));
    if (!document) throw notFoundError('The document');
    const content = await this.files.get(document.fileKey);
    this.views.recordDocument(document.userId, id, actor.id);
    return download(content, document.fileName, document.contentType);
  }
}
