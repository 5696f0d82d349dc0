import { Injectable, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { FileStore } from '#platform/files/file-store.js';
import type { Actor } from '#platform/http/access.js';
import { download } from '#platform/http/downloads.js';
import { RecordView } from '../commands/record-view.js';
import { ProfileDocument } from '../domain/profile-document.js';

/** Downloads a supporting document; with `ownerId` only one of that user's. Reading by others is recorded. */
@Injectable()
export class DocumentFile {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly commands: CommandBus,
  ) {}

  async download(id: string, ownerId: string | null, actor: Actor): Promise<StreamableFile> {
    const where = { id, removedAt: null, ...(ownerId ? { userId: ownerId } : {}) };
    const document = await this.database.read((em) => em.findOne(ProfileDocument, where));
    if (!document) throw notFoundError('The document');
    const content = await this.files.get(document.fileKey);
    try {
      await this.commands.execute(new RecordView(document.userId, actor.id, id));
    } catch (error) {
      content.destroy();
      throw error;
    }
    return download(content, document.fileName, document.contentType);
  }
}
