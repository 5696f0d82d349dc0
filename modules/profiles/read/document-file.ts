import { Injectable, type StreamableFile } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { FileStore } from '../../../src/platform/files.js';
import { download } from '../../../src/platform/http/downloads.js';
import { ProfileDocument } from '../domain/profile-document.js';

/** The binary of a supporting document (W3.12); `ownerId` bounds it to one person's documents, null does not. */
@Injectable()
export class DocumentFile {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  async open(id: string, ownerId: string | null): Promise<StreamableFile> {
    const where = { id, removedAt: null, ...(ownerId ? { userId: ownerId } : {}) };
    const document = await this.database.read((em) => em.findOne(ProfileDocument, where));
    if (!document) throw notFound('The document');
    return download(await this.files.open(document.fileKey), document.fileName, document.contentType);
  }
}
