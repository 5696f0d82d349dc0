import { z } from 'zod';
import { PROFILE_LIMITS, PROFILE_MESSAGES } from './profile.js';

/** Types of supporting documents with their display names (W3.1). */
export const DOCUMENT_TYPES = {
  ADMINCERT: 'Administrative Certification',
  CRED: 'Credential/Clearance',
  PROFCERT: 'Professional Certification',
  RESU: 'Resume',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;
export const DocumentType = z.enum(Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]], {
  error: PROFILE_MESSAGES.documentType,
});

/** Number of selectable years of a credential: this one and the 100 before it (W3.5). */
export const EFFECTIVE_YEARS = 101;

/**
 * An entry of `fileData` of PATCH /api/users/{id}/supporting-documents (near W3.8). With `id` it deletes a stored
 * document or changes its types; without, it describes the uploaded file `fileName`. `effectiveDate` is a year such as
 * "2025", for credentials only.
 */
export const DocumentLine = z
  .object({
    id: z.uuid().optional(),
    fileName: z.string().min(1).max(1000).optional(),
    documentType: DocumentType.optional(),
    additionalType: z
      .string()
      .trim()
      .max(PROFILE_LIMITS.additionalType, `Type must be ${PROFILE_LIMITS.additionalType} symbols or less`)
      .nullish()
      .transform((value) => value || null),
    effectiveDate: z
      .string()
      .regex(/^\d{4}$/, PROFILE_MESSAGES.effectiveYear)
      .nullish()
      .transform((value) => value ?? null),
    deleted: z.boolean().default(false),
  })
  .superRefine((line, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (!line.id && !line.fileName) refuse('fileName', 'Name the file or give the id of a stored document.');
    if (line.deleted && !line.id) refuse('id', 'Only a stored document can be deleted.');
    if (line.deleted) return;
    if (!line.documentType) refuse('documentType', PROFILE_MESSAGES.documentType);
    else if (line.documentType !== 'RESU' && !line.additionalType)
      refuse('additionalType', PROFILE_MESSAGES.additionalType);
  });
export type DocumentLine = z.infer<typeof DocumentLine>;

/** The part `fileData`. */
export const DocumentLines = z.array(DocumentLine).max(100);
export type DocumentLines = z.infer<typeof DocumentLines>;

/** Of a file by the virus scanner: only a clean one opens. Null where uploads are not scanned. */
export const ScanState = z.enum(['scanning', 'clean', 'refused']).nullable();
export type ScanState = z.infer<typeof ScanState>;

/** A stored document for its owner (W3.2). `size` in bytes; the download is GET /api/users/files/{id}. */
export const SupportingDocument = z.object({
  id: z.uuid(),
  fileName: z.string(),
  documentType: DocumentType,
  additionalType: z.string().nullable(),
  effectiveDate: z.string().nullable(),
  size: z.int(),
  scan: ScanState,
});
export type SupportingDocument = z.infer<typeof SupportingDocument>;
