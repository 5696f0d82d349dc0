import { constants } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { formatErrorForLog } from '#platform/errors/format-error.js';
import type { Hashing, Verification } from './password-hasher.js';

/** argon2id, the library's default, with OWASP's recommended parameters: 19 MiB, 2 iterations, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Verified if there is no hash, so that the time reveals nothing. */
export const DUMMY_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** Beside this file, with the same ending: JavaScript in the build, TypeScript in tests. */
const PROGRAM = new URL(`./password-hasher${extname(import.meta.url)}`, import.meta.url);
const MAX_THREADS = 2;
const IDLE_TIMEOUT_MS = 60_000;
/** A burst of sign-ins takes the processor time that searches and pages leave. Windows knows no such threads. */
const NICE = constants.priority.PRIORITY_BELOW_NORMAL;

/** A password as OpaqueString prepares it (RFC 8265, 4.2): keyboards compose accents and blanks differently. */
const prepared = (password: string) => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** Hashes and verifies passwords in threads of low priority, with bounded concurrency. */
@Injectable()
export class Passwords implements OnApplicationShutdown {
  private readonly log = new Logger(Passwords.name);
  private threads = this.startThreads();

  hash(password: string): Promise<string> {
    return this.threads.run({ password: prepared(password), cost: COST } satisfies Hashing, { name: 'hash' });
  }

  /** Returns false for `null` (no account or no password yet), after the same time as for a hash. */
  async verify(storedHash: string | null, password: string): Promise<boolean> {
    const hash = storedHash ?? DUMMY_HASH;
    // Earlier hashes are of what the keyboard sent, which may be any of these.
    for (const spelling of new Set([
      prepared(password),
      password,
      password.normalize('NFC'),
      password.normalize('NFD'),
    ]))
      if (await this.matches(hash, spelling)) return true;
    return false;
  }

  private matches(storedHash: string, password: string): Promise<boolean> {
    return this.threads.run({ password, storedHash } satisfies Verification, { name: 'verify' });
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.destroy();
  }

  /**
   * Without a listener, a thread that cannot start ends the process. What waits for it is refused; the next may start.
   */
  private startThreads(): Piscina {
    const threads = new Piscina({
      filename: fileURLToPath(PROGRAM),
      minThreads: 0,
      maxThreads: MAX_THREADS,
      idleTimeout: IDLE_TIMEOUT_MS,
      niceIncrement: NICE,
      // Like the processes that make documents, they get no configuration and no secret.
      env: {},
    });
    return threads.on('error', (error) => {
      this.log.error(`A thread for passwords failed: ${formatErrorForLog(error)}`);
      // Threads that are being destroyed may still answer, which is an error of theirs alone.
      if (threads !== this.threads) return;
      this.threads = this.startThreads();
      void threads.destroy();
    });
  }
}
