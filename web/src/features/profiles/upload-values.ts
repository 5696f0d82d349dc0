import { z } from 'zod';
import { DocumentLine, EFFECTIVE_YEARS } from '../../../../modules/profiles/contract/api-documents';

const kindOf = ({ documentType, additionalType, effectiveDate }: Record<keyof typeof BLANK_KIND, string>) => ({
  documentType,
  additionalType: documentType === 'RESU' ? null : additionalType,
  effectiveDate: documentType === 'CRED' && effectiveDate ? effectiveDate : null,
});

const BLANK_KIND = { documentType: '', additionalType: '', effectiveDate: '' };
export const BLANK_UPLOAD: typeof BLANK_KIND & { files: File[] } = { ...BLANK_KIND, files: [] };

/** What the form holds, checked as each line of it will be (W3.3, W3.4); what its type does not take is left out. */
export const UploadForm = z
  .object({
    documentType: z.string(),
    additionalType: z.string(),
    effectiveDate: z.string(),
    files: z.array(z.instanceof(File)).min(1, 'Please, choose a file'),
  })
  .superRefine((values, context) => {
    const { error } = DocumentLine.safeParse({ ...kindOf(values), fileName: 'any' });
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  })
  .transform(({ files, ...kind }) => ({ kind: kindOf(kind), files }));

/** This year and the 100 before it (W3.5). */
export function effectiveYears(now = new Date()): string[] {
  return Array.from({ length: EFFECTIVE_YEARS }, (_, back) => String(now.getFullYear() - back));
}
