import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** A stored file on its way out: always as an attachment, under its own name (RFC 6266), never kept by caches. */
export function download(stream: Readable, fileName: string, contentType: string): StreamableFile {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new StreamableFile(stream, {
    type: contentType,
    disposition: `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  });
}
