import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { PdfDocument } from './document.js';

/** A long application takes less than 2 s. */
const RENDER_TIMEOUT_MS = 60_000;
const IDLE_TIMEOUT_MS = 10_000;
const MAX_HEAP_MB = 256;
/** Small, because the process keeps what young objects ever took: 106 instead of 224 MB, as fast. */
const MAX_SEMI_SPACE_MB = 2;
/** Beside this file, with the same ending: JavaScript in the build, TypeScript in tests. */
const PROGRAM = new URL(`./render-process${extname(import.meta.url)}`, import.meta.url);

type Reply = { content: Uint8Array } | { failure: string };

/**
 * Renders documents one at a time, in a process that starts on demand. A thread would leave its memory with the
 * application; the process returns all of it when it is idle, fails or hangs. It gets no configuration and no secret.
 */
@Injectable()
export class PdfRenderer implements BeforeApplicationShutdown {
  private readonly oneAtATime = pLimit(1);
  private process?: ChildProcess;
  private idleTimer?: NodeJS.Timeout;

  render(document: PdfDocument): Promise<Uint8Array> {
    return this.oneAtATime(async () => {
      clearTimeout(this.idleTimer);
      this.process ??= start();
      try {
        const content = await exchange(this.process, document);
        this.idleTimer = setTimeout(() => this.end(), IDLE_TIMEOUT_MS).unref();
        return content;
      } catch (error) {
        this.end();
        throw error;
      }
    });
  }

  /** The id of the running process, if any. */
  get processId(): number | undefined {
    return this.process?.pid;
  }

  /** A document under way fails; its fact is delivered again. */
  beforeApplicationShutdown(): void {
    this.end();
  }

  private end(): void {
    clearTimeout(this.idleTimer);
    this.process?.kill('SIGKILL');
    this.process = undefined;
  }
}

function start(): ChildProcess {
  const child = fork(PROGRAM, {
    env: {},
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, `--max-semi-space-size=${MAX_SEMI_SPACE_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A layout that hangs notices neither signals nor the closed channel.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  // An idle process that ends is noticed by the next document.
  return child.on('error', () => undefined);
}

async function exchange(child: ChildProcess, document: PdfDocument): Promise<Uint8Array> {
  const reply = Promise.withResolvers<Reply>();
  const fail = (reason: string) => reply.reject(new Error(`The PDF was not made: ${reason}`));
  const onExit = (code: number | null, signal: string | null) => fail(`its process ended with ${code ?? signal}`);
  const timer = setTimeout(() => fail(`it took longer than ${RENDER_TIMEOUT_MS} ms`), RENDER_TIMEOUT_MS);
  child.once('message', reply.resolve).once('exit', onExit);
  child.send(document, (error) => error && fail(error.message));
  try {
    const result = await reply.promise;
    if ('failure' in result) throw new Error(`The PDF was not made: ${result.failure}`);
    return result.content;
  } finally {
    clearTimeout(timer);
    child.off('message', reply.resolve).off('exit', onExit);
  }
}
