import { SetMetadata } from '@nestjs/common';

export const ONLY_READS = 'only-reads';

/** Marks a POST that changes nothing, whose response is not stored for its idempotency key: it is read again. */
export const OnlyReads = () => SetMetadata(ONLY_READS, true);
