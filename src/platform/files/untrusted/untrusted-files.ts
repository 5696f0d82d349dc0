import { extname } from 'node:path';
import { ChildProgram, NoAnswerError } from '../../async/child-program.js';
import type { Answer, Question, TableLine, UploadKind } from './question.ts';
import { RefusedFile } from './refusal.ts';

/** The largest file that is accepted takes 2 s. */
const TIMEOUT_MS = 10_000;
const MAX_HEAP_MB = 192;
/** A file that takes long keeps those of others waiting only in its own process. */
const PROCESSES = 2;
/** Beside this file, with the same ending: JavaScript in the build, TypeScript in tests. */
const PROGRAM = new URL(`./program${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads the files of strangers in processes with limits of time and memory: a file may be made so that its reader takes
 * minutes, or all memory.
 */
class UntrustedFiles {
  private readonly programs = Array.from(
    { length: PROCESSES },
    () => new ChildProgram<Question, Answer>(PROGRAM, { timeoutMs: TIMEOUT_MS, maxHeapMb: MAX_HEAP_MB }),
  );
  private asked = 0;

  /** The lines of a table, of which the first one is the header. Throws RefusedFile. */
  async readTable(path: string, format: 'csv' | 'xlsx', maxLines: number): Promise<TableLine[]> {
    const answer = await this.ask({ ask: 'table', path, format, maxLines });
    return 'lines' in answer ? answer.lines : [];
  }

  /** Throws RefusedFile unless the content is what its extension says. A plain text is rewritten in UTF-8. */
  async check(path: string, kind: UploadKind): Promise<void> {
    await this.ask({ ask: 'check', path, kind });
  }

  private async ask(question: Question): Promise<Answer> {
    const program = this.programs[this.asked++ % PROCESSES] as ChildProgram<Question, Answer>;
    const answer = await program.ask(question).catch((error: unknown) => {
      if (error instanceof NoAnswerError) throw new RefusedFile('The file takes too much time or memory to read.');
      throw error;
    });
    if ('refused' in answer) throw new RefusedFile(answer.refused);
    if ('failure' in answer) throw new Error(`A file could not be read: ${answer.failure}`);
    return answer;
  }
}

/** One for the process, since the parser of forms is no provider. */
export const untrustedFiles = new UntrustedFiles();
