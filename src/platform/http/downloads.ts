import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { create } from 'content-disposition';

/** Streams a stored file as an attachment under its own name (RFC 6266). */
export function download(stream: Readable, fileName: string, contentType: string): StreamableFile {
  return new StreamableFile(stream, { type: contentType, disposition: create(fileName.toWellFormed()) });
}
