import { PassThrough, type Readable } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { RIGHTS } from '#modules/shared/rights.js';
import { IntervalTask } from '#platform/async/interval-task.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { type Actor, Authenticator, hasAnyPrivilege } from '#platform/http/access.js';
import { Drain } from '#platform/http/drain.js';
import type { LogFilter } from '../read/log-conditions.js';
import { LogFeed } from './log-feed.js';
import { matches } from './log-matches.js';

/** Streams of an instance, and of an account with it. */
const MAX_STREAMS = 100;
const MAX_PER_ACCOUNT = 6;
/** How soon a stream ends after its session, its right or this instance. */
const CHECK_MS = 1_000;
/** A proxy closes a connection that is silent for a minute. */
const CHECKS_PER_PING = 15;
/** A reader that falls behind by so much is cut, and begins again. */
const MAX_WAITING_BYTES = 64 * 1024;

interface Stream {
  output: PassThrough;
  accountId: string;
  token: string;
  stop(): void;
}

/**
 * The open streams of new log entries. A line is a JSON object: `{"entries":3,"latest":"…"}`, `{"missed":true}` or
 * `{}`.
 */
@Injectable()
export class LogStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly streams = new Set<Stream>();
  private readonly checking = new IntervalTask(new Logger(LogStreams.name), 'Checking live logs', CHECK_MS, () =>
    this.check(),
  );
  private checks = 0;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly drain: Drain,
    private readonly feed: LogFeed,
  ) {}

  onApplicationBootstrap(): void {
    this.checking.start();
  }

  /** Before the server closes, which waits for them. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const stream of this.streams) this.end(stream);
    await this.checking.stop();
  }

  /** Throws throttled for more streams than an account or an instance may have. */
  open(actor: Actor, token: string, filter: LogFilter): Readable {
    const own = [...this.streams].filter(({ accountId }) => accountId === actor.id);
    if (own.length >= MAX_PER_ACCOUNT || this.streams.size >= MAX_STREAMS) {
      throw new DomainError(
        'throttled',
        'too_many_streams',
        'Too many pages show the log live. Please close some, or read it without.',
      );
    }
    const output = new PassThrough();
    const stop = this.feed.listen((entries) => {
      const found = entries?.filter((entry) => matches(filter, entry));
      if (!found) this.write(stream, { missed: true });
      else if (found.length) this.write(stream, { entries: found.length, latest: found.at(-1)?.at });
    });
    const stream: Stream = { output, accountId: actor.id, token, stop };
    this.streams.add(stream);
    output.once('close', () => this.end(stream));
    this.write(stream, {});
    return output;
  }

  private write(stream: Stream, line: object): void {
    if (stream.output.writableLength > MAX_WAITING_BYTES) stream.output.destroy();
    else stream.output.write(`${JSON.stringify(line)}\n`);
  }

  private end(stream: Stream): void {
    if (!this.streams.delete(stream)) return;
    stream.stop();
    stream.output.end();
  }

  private async check(): Promise<void> {
    this.checks += 1;
    for (const stream of this.streams) {
      if (this.drain.hasBegun || !(await this.isAllowed(stream))) this.end(stream);
      else if (this.checks % CHECKS_PER_PING === 0) this.write(stream, {});
    }
  }

  /** While the database is away, nobody can tell; the log is silent then. */
  private async isAllowed({ token }: Stream): Promise<boolean> {
    try {
      return hasAnyPrivilege(await this.authenticator.authenticate(token), ...RIGHTS.systemLog);
    } catch {
      return true;
    }
  }
}
