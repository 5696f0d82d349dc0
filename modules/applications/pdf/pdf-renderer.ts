import { extname } from 'node:path';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { ChildProgram, NoAnswerError } from '#platform/async/child-program.js';
import { DeferredError } from '#platform/errors/deferred-error.js';
import type { PdfDocument } from './document.js';

/** A long application takes less than 2 s. */
const RENDER_TIMEOUT_MS = 60_000;
const MAX_HEAP_MB = 256;
/** Beside this file, with the same ending: JavaScript in the build, TypeScript in tests. */
const PROGRAM = new URL(`./render-process${extname(import.meta.url)}`, import.meta.url);

type Reply = { content: Uint8Array } | { failure: string };

/** Renders documents one at a time, in a process of its own. */
@Injectable()
export class PdfRenderer implements BeforeApplicationShutdown {
  private readonly program = new ChildProgram<PdfDocument, Reply>(PROGRAM, {
    timeoutMs: RENDER_TIMEOUT_MS,
    maxHeapMb: MAX_HEAP_MB,
  });

  /** Throws DeferredError if it takes too long, which is the machine's fault and not the document's. */
  async render(document: PdfDocument): Promise<Uint8Array> {
    const reply = await this.program.ask(document).catch((error: unknown): never => {
      if (!(error instanceof NoAnswerError)) throw error;
      const message = `The PDF was not made: ${error.message}`;
      throw error.isTimeout ? new DeferredError(message) : new Error(message);
    });
    if ('failure' in reply) throw new Error(`The PDF was not made: ${reply.failure}`);
    return reply.content;
  }

  /** The id of the running process, if any. */
  get processId(): number | undefined {
    return this.program.processId;
  }

  /** A document under way fails; its event is delivered again. */
  beforeApplicationShutdown(): void {
    this.program.end();
  }
}
