import { withArchive } from './archive.ts';
import { RefusedFile } from './refusal.ts';
import { refuseRtf } from './rtf.ts';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream of a document that Office has encrypted. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

const SAVE_AS = 'Please save it as .docx or PDF.';
export const NEEDS_PASSWORD = 'It needs a password to be opened. Please save it without one.';

const beginsWith = (content: Buffer, signature: Buffer) => content.subarray(0, signature.length).equals(signature);

/** Throws RefusedFile unless it is a document of Word 97 to 2003. */
export async function checkDoc(_path: string, content: Buffer): Promise<void> {
  refuseRtf(content);
  if (beginsWith(content, ZIP))
    throw new RefusedFile('It is not a .doc file. If it is a newer document of Word, please rename it to .docx.');
  if (!beginsWith(content, OLE)) throw new RefusedFile(`It is not a Word document. ${SAVE_AS}`);
  if (content.includes(ENCRYPTED_PACKAGE)) throw new RefusedFile(NEEDS_PASSWORD);
}

const MIMETYPE = 'mimetype';
const MANIFEST = 'META-INF/manifest.xml';
const OPEN_DOCUMENT_TEXT = 'application/vnd.oasis.opendocument.text';
/** A document may begin as a template that was renamed. */
const TEXT_TYPES = [OPEN_DOCUMENT_TEXT, `${OPEN_DOCUMENT_TEXT}-template`];

/** Throws RefusedFile unless it is a document of Word since 2007. */
export async function checkDocx(path: string, content: Buffer): Promise<void> {
  const refusal = `It is not a Word document. ${SAVE_AS}`;
  refuseOthers(content, SAVE_AS, refusal);
  const isDocx = await withArchive(path, async ({ names }) => {
    const hasText = names.some((name) => name.startsWith('word/'));
    return hasText && names.includes('[Content_Types].xml') && !names.includes(MIMETYPE);
  });
  if (!isDocx) throw new RefusedFile(refusal);
}

/** Throws RefusedFile unless it is an OpenDocument text. The format wants its type first; some writers do not. */
export async function checkOdt(path: string, content: Buffer): Promise<void> {
  const refusal = 'It is not an OpenDocument text. Please save it as .odt or PDF.';
  refuseOthers(content, SAVE_AS, refusal);
  const isOdt = await withArchive(path, async ({ names, read }) => {
    const manifest = await read(MANIFEST);
    if (manifest.includes('encryption-data')) throw new RefusedFile(NEEDS_PASSWORD);
    const isText = names.includes(MIMETYPE)
      ? TEXT_TYPES.includes((await read(MIMETYPE)).trim())
      : TEXT_TYPES.some((type) => manifest.includes(`"${type}"`));
    return isText && names.includes('content.xml');
  });
  if (!isOdt) throw new RefusedFile(refusal);
}

/** Refuses what is no archive, with the reason where its beginning tells it. */
export function refuseOthers(content: Buffer, saveAs: string, otherwise: string): void {
  if (beginsWith(content, ZIP)) return;
  refuseRtf(content);
  if (!beginsWith(content, OLE)) throw new RefusedFile(otherwise);
  if (content.includes(ENCRYPTED_PACKAGE)) throw new RefusedFile(NEEDS_PASSWORD);
  throw new RefusedFile(`It is a file of an older program. ${saveAs}`);
}
