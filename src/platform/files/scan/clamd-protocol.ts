import { ScannerUnavailableError, type Verdict } from './virus-scanner.js';

/** Finding for a file beyond the StreamMaxLength of clamd. */
export const TOO_LARGE = 'too large to be checked';

/** The commands, in the form that ends with a NUL character; so do the replies. */
export const COMMANDS = { scan: 'zINSTREAM\0', ping: 'zPING\0' } as const;

/**
 * Splits content into the chunks of INSTREAM: each has its length in front, and an empty one is the end. `onChunk`
 * receives the lengths.
 */
export async function* toChunks(
  content: AsyncIterable<Buffer>,
  onChunk: (length: number) => void = () => {},
): AsyncIterable<Buffer> {
  for await (const chunk of content) {
    // An empty chunk in between would end the stream early.
    if (chunk.length === 0) continue;
    onChunk(chunk.length);
    yield Buffer.concat([chunkHeader(chunk.length), chunk]);
  }
  yield chunkHeader(0);
}

/** The length in front of a chunk, in bytes. */
export function chunkHeader(length: number): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(length);
  return header;
}

/** Parses the reply to INSTREAM. Throws ScannerUnavailableError for every reply that is no verdict. */
export function parseVerdict(reply: string): Verdict {
  const text = reply.replace(/\0$/, '').trim();
  if (text === 'stream: OK') return { state: 'clean' };
  const finding = /^stream: (.+) FOUND$/.exec(text)?.[1];
  if (finding) return { state: 'refused', finding };
  if (text === 'INSTREAM size limit exceeded. ERROR') return { state: 'refused', finding: TOO_LARGE };
  throw new ScannerUnavailableError(text ? `clamd answered: ${text.slice(0, 200)}` : 'clamd answered nothing');
}
