import { RefusedFile } from './refusal.ts';

const RTF = /^[\s\u00ef\u00bb\u00bf]*\{\\rtf/;
/** Of a file that may begin with a mark or blank lines. */
const BEGINNING = 64;

/** Throws RefusedFile for an RTF file, whatever its name says. */
export function refuseRtf(content: Buffer): void {
  if (RTF.test(content.subarray(0, BEGINNING).toString('latin1')))
    throw new RefusedFile('It is an RTF file. Please save it as .docx or PDF.');
}
