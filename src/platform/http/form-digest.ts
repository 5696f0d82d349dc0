import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** Beyond any form of ours. */
const LIMITS = { parts: 100, fileSize: 32 * 1024 * 1024 };

/** A digest of the parts of a form in their order: of two forms with the same one, the second repeats the first. */
export class FormDigest {
  private readonly hash = createHash('sha256');

  begin(fieldName: string | undefined, fileName: string | undefined): void {
    this.hash.update(JSON.stringify([fieldName, fileName]));
  }

  add(chunk: Buffer): void {
    this.hash.update(chunk);
  }

  /** Passes a file on unchanged. */
  through(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _, done) => {
        this.hash.update(chunk);
        done(null, chunk);
      },
    });
  }

  value(): string {
    return this.hash.digest('base64url');
  }
}

/** Reads a form for its digest alone. Throws what the parser throws. */
export async function digestForm(request: FastifyRequest): Promise<string> {
  const digest = new FormDigest();
  for await (const part of request.parts({ limits: LIMITS, isPartAFile: () => true })) {
    if (part.type !== 'file') continue;
    digest.begin(part.fieldname, part.filename);
    for await (const chunk of part.file) digest.add(chunk as Buffer);
  }
  return digest.value();
}
