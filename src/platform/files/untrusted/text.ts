import { isUtf8 } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import { RefusedFile } from './refusal.ts';

const MARKUP = /^\s*<(!doctype|html|svg|script|\?xml|body|iframe)/i;
/** Signs that no text has: controls but tabs, breaks, form feeds and the old end of a file; bytes that Windows-1252 leaves open. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f\u007f\u0081\u008d\u008f\u0090\u009d]/;
const BYTE_ORDER_MARKS: readonly [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Decodes by the byte order mark, else as UTF-8, else as Windows-1252, the code page of older Windows programs. */
export function decodeText(content: Buffer): string {
  const [, marked] =
    BYTE_ORDER_MARKS.find(([mark]) => content.subarray(0, mark.length).equals(Buffer.from(mark))) ?? [];
  return new TextDecoder(marked ?? (isUtf8(content) ? 'utf-8' : 'windows-1252')).decode(content);
}

/** Keeps a plain text as UTF-8 without a mark. Throws RefusedFile for what is none. */
export async function checkText(path: string, content: Buffer): Promise<void> {
  const text = decodeText(content);
  if (NO_TEXT.test(text))
    throw new RefusedFile('It is not a plain text. Please save it as a text file in UTF-8, or as PDF.');
  if (MARKUP.test(text)) throw new RefusedFile('It is a web page. Please save it as PDF or as plain text.');
  const plain = Buffer.from(text, 'utf8');
  if (!plain.equals(content)) await writeFile(path, plain);
}
