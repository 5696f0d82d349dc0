import { checkUpload } from './check-upload.ts';
import { readCsv } from './csv.ts';
import type { Answer, Question } from './question.ts';
import { RefusedFile } from './refusal.ts';
import { readXlsx } from './xlsx.ts';

/**
 * The program of a process that reads files of strangers, one for each message. It imports nothing of the application
 * but the files beside it, whose imports end with .ts, because tests run it as it is.
 */

async function answer(question: Question): Promise<Answer> {
  switch (question.ask) {
    case 'table': {
      const read = question.format === 'xlsx' ? readXlsx : readCsv;
      return { lines: await read(question.path, question.maxLines) };
    }
    case 'check':
      await checkUpload(question.path, question.kind);
      return { accepted: true };
  }
}

process.on('message', async (question: Question) => {
  const reply = await answer(question).catch((error: unknown): Answer => {
    if (error instanceof RefusedFile) return { refused: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  process.send?.(reply);
});
// Ctrl-C reaches it too; the application ends it, and a lost application by the closed channel.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
