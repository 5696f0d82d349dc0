import { type ChildProcess, fork } from 'node:child_process';
import pLimit from 'p-limit';
import { assertNoTransaction } from '../database/assert-no-transaction.js';

const IDLE_TIMEOUT_MS = 10_000;
/** Small, because a process keeps what young objects ever took. */
const MAX_SEMI_SPACE_MB = 2;

interface Limits {
  /** For one answer. */
  timeoutMs: number;
  maxHeapMb: number;
}

/** A question that got no answer: the process ended, as for lack of memory, or took too long. */
export class NoAnswerError extends Error {
  constructor(
    message: string,
    readonly isTimeout: boolean,
  ) {
    super(message);
  }
}

/**
 * A program that answers one question at a time in a process of its own, which starts on demand. A thread would leave
 * its memory with the application; the process returns all of it when it is idle, fails or hangs. It gets no
 * configuration and no secret.
 */
export class ChildProgram<Question extends object, Answer> {
  private readonly oneAtATime = pLimit(1);
  private process?: ChildProcess;
  private idleTimer?: NodeJS.Timeout;

  constructor(
    private readonly program: URL,
    private readonly limits: Limits,
  ) {}

  /** Throws NoAnswerError, and at once within a transaction. */
  ask(question: Question): Promise<Answer> {
    assertNoTransaction('Work of another program');
    return this.oneAtATime(async () => {
      clearTimeout(this.idleTimer);
      this.process ??= this.start();
      try {
        const answer = await this.exchange(this.process, question);
        this.idleTimer = setTimeout(() => this.end(), IDLE_TIMEOUT_MS).unref();
        return answer;
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

  /** A question under way gets no answer. */
  end(): void {
    clearTimeout(this.idleTimer);
    this.process?.kill('SIGKILL');
    this.process = undefined;
  }

  private start(): ChildProcess {
    const child = fork(this.program, {
      env: {},
      execArgv: [`--max-old-space-size=${this.limits.maxHeapMb}`, `--max-semi-space-size=${MAX_SEMI_SPACE_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A program that hangs notices neither signals nor the closed channel.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    // An idle process that ends is noticed by the next question.
    return child.on('error', () => undefined);
  }

  private async exchange(child: ChildProcess, question: Question): Promise<Answer> {
    const { timeoutMs } = this.limits;
    const answer = Promise.withResolvers<Answer>();
    const fail = (reason: string, isTimeout = false) => answer.reject(new NoAnswerError(reason, isTimeout));
    const onExit = (code: number | null, signal: string | null) => fail(`the process ended with ${code ?? signal}`);
    const timer = setTimeout(() => fail(`it took longer than ${timeoutMs} ms`, true), timeoutMs);
    child.once('message', answer.resolve).once('exit', onExit);
    setReferenced(child, true);
    child.send(question, (error) => error && fail(error.message));
    try {
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      child.off('message', answer.resolve).off('exit', onExit);
      setReferenced(child, false);
    }
  }
}

/** An idle process does not keep the application running. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const [handle, channel] = [child, child.channel];
  if (isReferenced) {
    handle.ref();
    channel?.ref();
  } else {
    handle.unref();
    channel?.unref();
  }
}
