import { NEEDS_PASSWORD } from './documents.ts';
import { RefusedFile } from './refusal.ts';

/** Readers look for the header within so many bytes. */
const HEADER_WITHIN = 1024;

/** Throws RefusedFile unless it is a PDF that opens without a password. One whose owner limits its use opens. */
export async function checkPdf(_path: string, content: Buffer): Promise<void> {
  if (!content.subarray(0, HEADER_WITHIN).includes('%PDF-'))
    throw new RefusedFile('It is not a PDF. Please save it as PDF again.');
  if (content.includes('/Encrypt') && (await needsPassword(content))) throw new RefusedFile(NEEDS_PASSWORD);
}

async function needsPassword(content: Buffer): Promise<boolean> {
  const { getDocument, PasswordException, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const opening = getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS });
  try {
    await opening.promise;
    return false;
  } catch (error) {
    // A damaged one is the reader's to judge, as before.
    return error instanceof PasswordException;
  } finally {
    await opening.destroy();
  }
}
