import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default algorithm, at OWASP's first choice: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash nobody's password has, as costly as a real one: verified where there is none, so that time tells nothing. */
const DUMMY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** Hashing shares libuv's four threads with files and name look-ups; a burst of sign-ins must leave some free. */
const AT_ONCE = 2;

/** Hashes and verifies passwords off the event loop, a few at a time. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  /** Takes as long for `null` (no account, no password yet) as for a hash, and then answers false. */
  verify(stored: string | null, password: string): Promise<boolean> {
    return this.inTurn(() => verify(stored ?? DUMMY, password));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
