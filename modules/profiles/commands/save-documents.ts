import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { newId } from '#platform/database/aggregate.js';
import { Database } from '#platform/database/database.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { FileStore, MB, type UploadedFile } from '#platform/files/file-store.js';
import { withStoredFiles } from '#platform/files/with-stored-files.js';
import type { Actor } from '#platform/http/access.js';
import { fileNameKey } from '#platform/text/clean-text.js';
import { Clock } from '#platform/time/clock.js';
import { ProfileAccess } from '../access.js';
import type { DocumentLines } from '../contract/api/documents.js';
import { DOCUMENT_FILES, PROFILE_MESSAGES } from '../contract/api/profile.js';
import { type DocumentChanges } from '../domain/profile.js';
import { kindOf, ProfileDocument } from '../domain/profile-document.js';
import { assertTypesOffered } from './assert-types-offered.js';
import { assertYearsOffered, matchUploads, type NewDocument } from './document-upload.js';
import { loadProfileForUpdate } from './load-profile.js';

/** Adds, reclassifies and removes documents of the user's profile in one transaction. */
export class SaveDocuments extends Command<void> {
  constructor(
    readonly userId: string,
    readonly lines: DocumentLines,
    readonly uploads: readonly UploadedFile[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SaveDocuments)
export class SaveDocumentsHandler implements ICommandHandler<SaveDocuments> {
  constructor(
    private readonly database: Database,
    private readonly access: ProfileAccess,
    private readonly directory: DirectoryApi,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, lines, uploads, actor }: SaveDocuments): Promise<void> {
    await this.access.assertEditable(userId, actor);
    const now = this.clock.now();
    assertYearsOffered(lines, now);
    const additions = matchUploads(lines, uploads);
    await withStoredFiles(
      this.files,
      additions.map(({ upload }) => upload),
      (keys) =>
        this.database.transaction(async (em) => {
          const profile = await loadProfileForUpdate(em, userId);
          const stored = await em.find(ProfileDocument, { userId, removedAt: null });
          await assertTypesOffered(this.directory, lines, stored);
          const changes = applyChanges(stored, lines, now);
          // A removed name may be added again in the same request, and the flush would insert before it updates.
          await em.flush();
          changes.added = addDocuments(em, userId, stored, additions, keys, now);
          profile.documentsSaved(changes, actor.id);
        }),
    );
  }
}

function applyChanges(stored: readonly ProfileDocument[], lines: DocumentLines, now: Date): DocumentChanges {
  const changes: DocumentChanges = { added: [], changed: [], removed: [] };
  lines.forEach((line, index) => {
    if (!line.id) return;
    const document = stored.find(({ id }) => id === line.id);
    if (!document) throw invalidFieldError(`${index}.id`, 'This document is no longer in your profile.');
    if (line.deleted) {
      document.remove(now);
      changes.removed.push(document.id);
    } else if (line.documentType && document.describe(kindOf({ ...line, documentType: line.documentType }))) {
      changes.changed.push(document.id);
    }
  });
  return changes;
}

function addDocuments(
  em: EntityManager,
  userId: string,
  stored: readonly ProfileDocument[],
  additions: readonly NewDocument[],
  keys: ReadonlyMap<UploadedFile, string>,
  now: Date,
): string[] {
  const remaining = stored.filter((document) => !document.removedAt);
  if (remaining.length + additions.length > DOCUMENT_FILES.maxPerProfile) {
    throw invalidFieldError('files', `A profile may hold at most ${DOCUMENT_FILES.maxPerProfile} documents.`);
  }
  assertRoom(remaining, additions);
  const names = new Set(remaining.map(({ fileName }) => fileNameKey(fileName)));
  return additions.map(({ upload, kind }) => {
    const { fileName, contentType, size } = upload;
    if (names.has(fileNameKey(fileName))) throw invalidFieldError('files', PROFILE_MESSAGES.duplicate(fileName));
    names.add(fileNameKey(fileName));
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

function assertRoom(stored: readonly ProfileDocument[], additions: readonly NewDocument[]): void {
  const [taken, added] = [sumOf(stored), sumOf(additions.map(({ upload }) => upload))];
  const { megabytesPerProfile } = DOCUMENT_FILES;
  if (added === 0 || taken + added <= megabytesPerProfile * MB) return;
  const left = Math.max(0, Math.floor(megabytesPerProfile - taken / MB));
  const message = `The documents of a profile may take ${megabytesPerProfile} MB in all, and ${left} MB are left. Please remove some first, or choose smaller files.`;
  throw invalidFieldError('files', message);
}

const sumOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);
