import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProfileDocument } from '#modules/profiles/contract/profiles-api.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import type { UploadedFile } from '#platform/files/file-store.js';
import type { DraftData, DraftVersion } from '../contract/api/application-data.js';
import { APPLICATION_MESSAGES } from '../contract/api/rules.js';
import type { Application } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';
import { assertRoom } from './assert-room.js';

/** The parsed form of the apply page. Without `attachedFiles` the selected documents stay. */
export interface ApplicationForm {
  data: DraftData;
  attachedFiles: string[] | undefined;
  coverLetter: UploadedFile | undefined;
  clearCoverLetter: boolean;
  /** The draft that was read; without it the last save wins. */
  base?: DraftVersion;
}

/**
 * Selects the profile documents of the application. A stored selection that left the profile is dropped; an id in this
 * request that is not in the profile throws.
 */
export function selectDocuments(
  application: Application,
  form: ApplicationForm,
  documents: readonly ProfileDocument[],
): ProfileDocument[] {
  const profileDocuments = new Map(documents.map((document) => [document.id, document]));
  const ids = form.attachedFiles ?? application.attachedFiles.filter((id) => profileDocuments.has(id));
  return ids.map((id) => {
    const document = profileDocuments.get(id);
    if (!document) throw invalidFieldError('attachedFiles', APPLICATION_MESSAGES.document);
    return document;
  });
}

/** Replaces or clears the cover letter. Returns the current one. */
export async function replaceCoverLetter(
  em: EntityManager,
  application: Application,
  form: ApplicationForm,
  keys: ReadonlyMap<UploadedFile, string>,
  now: Date,
): Promise<ApplicationFile | null> {
  const where = { applicationId: application.id, documentId: null, removedAt: null };
  const stored = await em.findOne(ApplicationFile, where);
  const { coverLetter, clearCoverLetter } = form;
  if (!coverLetter && !clearCoverLetter) return stored;
  if (stored) {
    stored.remove(now);
    // Flush the removal first: a unique index allows one cover letter per application.
    await em.flush();
  }
  if (!coverLetter) return null;
  const key = keys.get(coverLetter) ?? '';
  await assertRoom(em, application.userId, key, coverLetter.size);
  const letter = ApplicationFile.coverLetter(application.id, coverLetter, key, now);
  em.persist(letter);
  return letter;
}
