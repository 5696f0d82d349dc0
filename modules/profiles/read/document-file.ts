import { Injectable, type StreamableFile } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import { FileStore } from '../../../src/platform/files/file-store.js';
import { download } from '../../../src/platform/http/downloads.js';
import { ProfileDocument } from '../domain/profile-document.js';

/** Downloads a supporting document (W3.12); with `ownerId` only one of that user's. */
@Injectable()
export class DocumentFile {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  async download(id: string, ownerId: string | null): Promise<StreamableFile> {
    const where = { id, removedAt: null, ...(ownerId ? { userId: ownerId } : {}) };
    const document = await this.database.read((em) => em.findOne(ProfileDocument, where));
    if (!document) throw notFoundError('The document');
    return download(await this.files.get(document.fileKey), document.fileName, document.contentType);
  }
}
