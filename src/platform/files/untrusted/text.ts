import { isUtf8 } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import { RefusedFile } from './refusal.ts';
import { refuseRtf } from './rtf.ts';

const MARKUP = /^\s*<(!doctype|html|svg|script|\?xml|body|iframe)/i;
/**
 * Signs that no text has: controls but tabs, breaks, form feeds and the old end of a file; bytes that Windows-1252
 * leaves open.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f\u007f\u0081\u008d\u008f\u0090\u009d]/;
const BYTE_ORDER_MARKS: readonly [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Decodes by the byte order mark, else by what the bytes tell. Throws RefusedFile for damaged UTF-8. */
export function decodeText(content: Buffer): string {
  const [, marked] =
    BYTE_ORDER_MARKS.find(([mark]) => content.subarray(0, mark.length).equals(Buffer.from(mark))) ?? [];
  const encoding = marked ?? guessEncoding(content);
  if (marked === 'utf-8' && !isUtf8(content)) throw damaged(new TextDecoder().decode(content));
  // The last byte may be lost.
  const isHalf = encoding.startsWith('utf-16') && content.length % 2 === 1;
  return new TextDecoder(encoding).decode(isHalf ? content.subarray(0, -1) : content);
}

const LOOKED_AT = 4_096;
/** Of the letters of a text in UTF-16, so many have a zero as their other half. */
const MIN_ZEROS = 0.4;

/** UTF-16 without its mark, UTF-8, the code page of older Macs, or that of older Windows programs. */
function guessEncoding(content: Buffer): string {
  const start = content.subarray(0, LOOKED_AT);
  const zerosAt = (place: number) => start.filter((byte, at) => at % 2 === place && byte === 0).length;
  const [high, low] = [zerosAt(0), zerosAt(1)];
  if (low > high * 10 && low > (start.length / 2) * MIN_ZEROS) return 'utf-16le';
  if (high > low * 10 && high > (start.length / 2) * MIN_ZEROS) return 'utf-16be';
  if (isUtf8(content)) return 'utf-8';
  refuseDamaged(new TextDecoder().decode(content));
  // Only programs of the Mac end lines so.
  return content.includes('\r') && !content.includes('\n') ? 'macintosh' : 'windows-1252';
}

/** Refuses bytes that are no letter among more letters of UTF-8: in another encoding all of these would be wrong. */
function refuseDamaged(text: string): void {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  // The last letter may be cut.
  if (count(/\ufffd(?!$)/g) < count(/[^\0-\x7f\ufffd]/g)) throw damaged(text);
}

function damaged(text: string): RefusedFile {
  const line = text.slice(0, text.indexOf('\ufffd')).split(/\r\n?|\n/).length;
  return new RefusedFile(`Line ${line} has bytes that are no letter in UTF-8. Please save it again as UTF-8.`);
}

/** Some programs fill up the last block with zeros. By hand: a pattern takes a time that grows with their square. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\0') end -= 1;
  return text.slice(0, end);
}

/** Keeps a plain text as UTF-8 without a mark. Throws RefusedFile for what is none. */
export async function checkText(path: string, content: Buffer): Promise<void> {
  refuseRtf(content);
  const text = withoutPadding(decodeText(content));
  if (text.startsWith('%PDF-')) throw new RefusedFile('It is a PDF. Please rename it to .pdf.');
  if (NO_TEXT.test(text))
    throw new RefusedFile('It is not a plain text. Please save it as a text file in UTF-8, or as PDF.');
  if (text.trim() === '') throw new RefusedFile('It is empty.');
  if (MARKUP.test(text)) throw new RefusedFile('It is a web page. Please save it as PDF or as plain text.');
  const plain = Buffer.from(text, 'utf8');
  if (!plain.equals(content)) await writeFile(path, plain);
}
