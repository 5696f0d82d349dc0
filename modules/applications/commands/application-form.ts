import type { EntityManager } from '@mikro-orm/postgresql';
import { invalidField } from '../../../src/platform/errors.js';
import type { UploadedFile } from '../../../src/platform/files.js';
import type { ProfileDocument } from '../../profiles/contract/questions.js';
import { APPLICATION_MESSAGES, type DraftData } from '../contract/api.js';
import type { Application } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';

/** What the apply page sent. Without `attachedFiles` the chosen documents stay as they were. */
export interface ApplicationForm {
  data: DraftData;
  attachedFiles: string[] | undefined;
  coverLetter: UploadedFile | undefined;
  clearCoverLetter: boolean;
}

/**
 * The documents of the applicant's own profile that go with the application. A chosen one that was removed from the
 * profile since is forgotten; one named in this very request must be there.
 */
export function chosenDocuments(
  application: Application,
  form: ApplicationForm,
  documents: readonly ProfileDocument[],
): ProfileDocument[] {
  const known = new Map(documents.map((document) => [document.id, document]));
  const ids = form.attachedFiles ?? application.attachedFiles.filter((id) => known.has(id));
  return ids.map((id) => {
    const document = known.get(id);
    if (!document) throw invalidField('attachedFiles', APPLICATION_MESSAGES.document);
    return document;
  });
}

/** Puts the new cover letter in the place of the old one, or clears it (W10.25). Answers whether there is one now. */
export async function placeCoverLetter(
  em: EntityManager,
  application: Application,
  form: ApplicationForm,
  keys: ReadonlyMap<UploadedFile, string>,
  now: Date,
): Promise<boolean> {
  const where = { applicationId: application.id, documentId: null, removedAt: null };
  const stored = await em.findOne(ApplicationFile, where);
  const { coverLetter, clearCoverLetter } = form;
  if (!coverLetter && !clearCoverLetter) return stored !== null;
  if (stored) {
    stored.remove(now);
    // The old one has to be out of the way first: only one cover letter counts at a time.
    await em.flush();
  }
  if (!coverLetter) return false;
  em.persist(ApplicationFile.coverLetter(application.id, coverLetter, keys.get(coverLetter) ?? '', now));
  return true;
}
