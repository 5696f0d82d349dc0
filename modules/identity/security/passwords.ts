import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id, the library's default, with OWASP's recommended parameters: 19 MiB, 2 iterations, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Verified if there is no hash, so that the time reveals nothing. */
const DUMMY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** Hashing shares libuv's four threads with file and DNS operations; a burst of sign-ins must leave some free. */
const MAX_CONCURRENT = 2;

/** Hashes and verifies passwords off the event loop, with bounded concurrency. */
@Injectable()
export class Passwords {
  private readonly limit = pLimit(MAX_CONCURRENT);

  hash(password: string): Promise<string> {
    return this.limit(() => hash(password, COST));
  }

  /** Returns false for `null` (no account or no password yet), after the same time as for a hash. */
  verify(storedHash: string | null, password: string): Promise<boolean> {
    return this.limit(() => verify(storedHash ?? DUMMY, password));
  }
}
