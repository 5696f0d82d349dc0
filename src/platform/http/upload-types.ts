import { open } from 'node:fs/promises';
import { RefusedFile } from '../files/untrusted/refusal.js';
import { untrustedFiles } from '../files/untrusted/untrusted-files.js';

/** An accepted file type: its content is checked, not only its extension (TRUST S7). */
interface UploadType {
  contentType: string;
  matchesMagicBytes(head: Buffer): boolean;
  /** Of a ZIP archive: prefixes of part names that this document type must contain. */
  requiredParts?: readonly string[];
}

const HEAD_BYTES = 4096;
const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1');
/** The offset of the first part's name in a ZIP, followed by its content when it is not compressed. */
const FIRST_NAME_OFFSET = 30;
const OLE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const MARKUP = /^\s*<(!doctype|html|svg|script|\?xml|body|iframe)/i;

function isText(head: Buffer): boolean {
  if (head.includes(0)) return false;
  const text = new TextDecoder('utf-8', { fatal: false }).decode(head);
  const broken = [...text.slice(0, -4)].filter((char) => char === '\ufffd').length;
  return broken === 0 && !MARKUP.test(text.replace(/^\ufeff/, ''));
}

/** Its reader says what is wrong with an encoding. */
const isPlain = (head: Buffer) => !head.includes(0);

export const UPLOAD_TYPES = {
  pdf: {
    contentType: 'application/pdf',
    matchesMagicBytes: (head) => head.subarray(0, 5).toString('latin1') === '%PDF-',
  },
  doc: { contentType: 'application/msword', matchesMagicBytes: (head) => head.subarray(0, 8).equals(OLE_MAGIC) },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    matchesMagicBytes: (head) =>
      head.subarray(0, 4).equals(ZIP_MAGIC) && !head.toString('latin1', FIRST_NAME_OFFSET).startsWith('mimetype'),
    requiredParts: ['[Content_Types].xml', 'word/'],
  },
  odt: {
    contentType: 'application/vnd.oasis.opendocument.text',
    matchesMagicBytes: (head) =>
      head.subarray(0, 4).equals(ZIP_MAGIC) &&
      head.toString('latin1', FIRST_NAME_OFFSET).startsWith('mimetypeapplication/vnd.oasis.opendocument.text'),
    requiredParts: ['content.xml'],
  },
  csv: { contentType: 'text/csv; charset=utf-8', matchesMagicBytes: isPlain },
  // The reader of spreadsheets checks the parts, so that it can say what is wrong.
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    matchesMagicBytes: (head) => head.subarray(0, 4).equals(ZIP_MAGIC),
  },
  txt: { contentType: 'text/plain; charset=utf-8', matchesMagicBytes: isText },
} satisfies Record<string, UploadType>;

export type UploadExtension = keyof typeof UPLOAD_TYPES;

export function fileExtension(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Returns the content type of the file at `path`, or null when its content does not match the extension. */
export async function sniffContentType(path: string, extension: UploadExtension): Promise<string | null> {
  const type: UploadType = UPLOAD_TYPES[extension];
  const head = await readHead(path);
  return head.length > 0 && type.matchesMagicBytes(head) && (await hasParts(path, type)) ? type.contentType : null;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function hasParts(path: string, { requiredParts: parts }: UploadType): Promise<boolean> {
  if (!parts) return true;
  const names = await untrustedFiles.readArchiveParts(path).catch((error: unknown) => {
    if (error instanceof RefusedFile) return null;
    throw error;
  });
  return names !== null && parts.every((part) => names.some((name) => name.startsWith(part)));
}
