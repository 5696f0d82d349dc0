import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** A smaller answer fits into the first few packets anyway. */
const THRESHOLD_BYTES = 8 * 1024;
/** Four fifths of what the slowest gives, at a twentieth of its time. */
export const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Lists of hundreds of entries go to a phone in a tenth of their size; what comes compressed is left as it is. */
export async function compressAnswers(app: NestFastifyApplication): Promise<void> {
  await app.register(compress as never, {
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: QUICKLY,
  });
}
