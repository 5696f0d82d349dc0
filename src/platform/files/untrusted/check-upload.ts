import { readFile } from 'node:fs/promises';
import { checkDoc, checkDocx, checkOdt } from './documents.ts';
import { checkPdf } from './pdf.ts';
import type { UploadKind } from './question.ts';
import { RefusedFile } from './refusal.ts';
import { checkText } from './text.ts';

/** Each kind with what refuses a file of it, in a sentence for the person who sends it. */
const CHECKS: Record<UploadKind, (path: string, content: Buffer) => Promise<void>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
  odt: checkOdt,
  txt: checkText,
  // Their readers say what is wrong when the table is read.
  csv: async () => undefined,
  xlsx: async () => undefined,
};

/** Throws RefusedFile unless the content of a file is what its extension says. A text is kept as UTF-8. */
export async function checkUpload(path: string, kind: UploadKind): Promise<void> {
  const content = await readFile(path);
  if (content.length === 0) throw new RefusedFile('It is empty.');
  await CHECKS[kind](path, content);
}
