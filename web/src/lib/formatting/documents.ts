import { DOCUMENT_TYPES, type DocumentType } from '#modules/profiles/contract/api/documents';

interface Kinds {
  documentType: DocumentType;
  additionalType: string | null;
  effectiveDate: string | null;
}

/** "Credential/Clearance, Act 34, 2025". */
export const documentKind = ({ documentType, additionalType, effectiveDate }: Kinds) =>
  [DOCUMENT_TYPES[documentType], additionalType, effectiveDate].filter(Boolean).join(', ');

/** The file name in coverLetters/{applicationId}/{fileName}. */
export const coverLetterName = (path: string) => path.split('/').slice(2).join('/');
