import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { create } from 'content-disposition';

/** Sends a file as an attachment under its own name (RFC 6266). */
export function download(content: Readable | Uint8Array, fileName: string, contentType: string): StreamableFile {
  const options = { type: contentType, disposition: create(fileName.toWellFormed()) };
  return content instanceof Uint8Array ? new StreamableFile(content, options) : new StreamableFile(content, options);
}
