import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { newId } from '../../../src/platform/database/aggregate.js';
import { Database } from '../../../src/platform/database/database.js';
import { invalidField } from '../../../src/platform/errors.js';
import type { UploadedFile } from '../../../src/platform/files.js';
import { FileStore } from '../../../src/platform/files.js';
import { withKept } from '../../../src/platform/kept-files.js';
import { DOCUMENT_FILES, PROFILE_MESSAGES } from '../contract/api.js';
import type { DocumentLines } from '../contract/api-documents.js';
import { type DocumentChanges } from '../domain/profile.js';
import { kindOf, ProfileDocument } from '../domain/profile-document.js';
import { checkYears, type NewDocument, pairUp } from './document-upload.js';
import { lockedProfile } from './locked-profile.js';

/** Adds, describes anew and removes documents of one's own profile, all or nothing (W3.8). */
export class SaveDocuments extends Command<void> {
  constructor(
    readonly userId: string,
    readonly lines: DocumentLines,
    readonly uploads: readonly UploadedFile[],
  ) {
    super();
  }
}

@CommandHandler(SaveDocuments)
export class SaveDocumentsHandler implements ICommandHandler<SaveDocuments> {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  execute({ userId, lines, uploads }: SaveDocuments): Promise<void> {
    const now = this.clock.now();
    checkYears(lines, now);
    const additions = pairUp(lines, uploads);
    return withKept(
      this.files,
      additions.map(({ upload }) => upload),
      (keys) =>
        this.database.transaction(async (em) => {
          const profile = await lockedProfile(em, userId);
          const stored = await em.find(ProfileDocument, { userId, removedAt: null });
          const changes = change(stored, lines, now);
          // A removed name may come again in the same request, and new rows would be written before changed ones.
          await em.flush();
          changes.added = add(em, userId, stored, additions, keys, now);
          profile.documentsSaved(changes);
        }),
    );
  }
}

function change(stored: readonly ProfileDocument[], lines: DocumentLines, now: Date): DocumentChanges {
  const changes: DocumentChanges = { added: [], changed: [], removed: [] };
  lines.forEach((line, index) => {
    if (!line.id) return;
    const document = stored.find(({ id }) => id === line.id);
    if (!document) throw invalidField(`${index}.id`, 'This document is no longer in your profile.');
    if (line.deleted) {
      document.remove(now);
      changes.removed.push(document.id);
    } else if (line.documentType && document.describe(kindOf({ ...line, documentType: line.documentType }))) {
      changes.changed.push(document.id);
    }
  });
  return changes;
}

function add(
  em: EntityManager,
  userId: string,
  stored: readonly ProfileDocument[],
  additions: readonly NewDocument[],
  keys: ReadonlyMap<UploadedFile, string>,
  now: Date,
): string[] {
  const left = stored.filter((document) => !document.removedAt);
  if (left.length + additions.length > DOCUMENT_FILES.mostOfProfile) {
    throw invalidField('files', `A profile may hold at most ${DOCUMENT_FILES.mostOfProfile} documents.`);
  }
  const names = new Set(left.map(({ fileName }) => fileName.toLowerCase()));
  return additions.map(({ upload, kind }) => {
    const { fileName, contentType, size } = upload;
    if (names.has(fileName.toLowerCase())) throw invalidField('files', PROFILE_MESSAGES.duplicate(fileName));
    const document = em.create(ProfileDocument, {
      id: newId(),
      userId,
      fileKey: keys.get(upload) ?? '',
      fileName,
      contentType,
      size,
      ...kind,
      createdAt: now,
      removedAt: null,
    });
    return document.id;
  });
}
