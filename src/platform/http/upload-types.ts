import { open } from 'node:fs/promises';

/** A kind of file people may send: how it begins is checked, not only how its name ends (TRUST S7). */
interface UploadType {
  contentType: string;
  looksRight(head: Buffer): boolean;
}

const HEAD_BYTES = 4096;
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const MARKUP = /^\s*<(!doctype|html|svg|script|\?xml|body|iframe)/i;

function isText(head: Buffer): boolean {
  if (head.includes(0)) return false;
  const text = new TextDecoder('utf-8', { fatal: false }).decode(head);
  const broken = [...text.slice(0, -4)].filter((char) => char === '\ufffd').length;
  return broken === 0 && !MARKUP.test(text.replace(/^\ufeff/, ''));
}

export const UPLOAD_TYPES = {
  pdf: { contentType: 'application/pdf', looksRight: (head) => head.subarray(0, 5).toString('latin1') === '%PDF-' },
  doc: { contentType: 'application/msword', looksRight: (head) => head.subarray(0, 8).equals(OLE) },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    looksRight: (head) => head.subarray(0, 4).equals(ZIP) && !head.includes('mimetypeapplication/'),
  },
  odt: {
    contentType: 'application/vnd.oasis.opendocument.text',
    looksRight: (head) =>
      head.subarray(0, 4).equals(ZIP) && head.includes('mimetypeapplication/vnd.oasis.opendocument.text'),
  },
  txt: { contentType: 'text/plain; charset=utf-8', looksRight: isText },
} satisfies Record<string, UploadType>;

export type UploadEnding = keyof typeof UPLOAD_TYPES;

export function endingOf(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The content type to store for the file at `path`, or null when its content is not what its ending promises. */
export async function checkedContentType(path: string, ending: UploadEnding): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const type: UploadType = UPLOAD_TYPES[ending];
    return bytesRead > 0 && type.looksRight(buffer.subarray(0, bytesRead)) ? type.contentType : null;
  } finally {
    await file.close();
  }
}
