import type { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import type { DocumentLines, DocumentType } from '../contract/api/documents.js';
import { PROFILE_MESSAGES } from '../contract/api/profile.js';
import type { ProfileDocument } from '../domain/profile-document.js';

/** The choices of each type of document; a resume has none. */
const CHOICES: Record<Exclude<DocumentType, 'RESU'>, (directory: DirectoryApi) => Promise<string[]>> = {
  CRED: (directory) => directory.credentialNames(),
  ADMINCERT: (directory) => directory.certificationNames('Administrative'),
  PROFCERT: (directory) => directory.certificationNames('Professional'),
};

/**
 * Throws DomainError invalid for an additional type that the directory does not offer. A document keeps the words that
 * it has, of free text from before and of an entry that was removed or renamed.
 */
export async function assertTypesOffered(
  directory: DirectoryApi,
  lines: DocumentLines,
  stored: readonly ProfileDocument[],
): Promise<void> {
  for (const [index, { id, documentType, additionalType, deleted }] of lines.entries()) {
    if (deleted || !documentType || documentType === 'RESU' || !additionalType) continue;
    const document = stored.find((one) => one.id === id);
    if (document?.documentType === documentType && document.additionalType === additionalType) continue;
    const names = await CHOICES[documentType](directory);
    if (!names.includes(additionalType))
      throw invalidFieldError(`${index}.additionalType`, PROFILE_MESSAGES.additionalType);
  }
}
