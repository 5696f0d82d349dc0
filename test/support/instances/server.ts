import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#src/adapters/ports.js';
import { eventually } from '../eventually.js';
import { type Caller, call } from '../http.js';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));
const READY_LINE = 'is ready (role';
const READY_TIMEOUT_MS = 150_000;
/** PATH, and what gives the gate its calendar (scripts/support/calendar.mjs). */
const INHERITED = /^(PATH|LD_PRELOAD|FAKETIME\w*)$/;

export interface Ended {
  code: number | null;
  output: string;
}

/** The program to start, by default the build of this folder. */
export interface Program {
  folder?: string;
  args?: string[];
  /** A command prefix with its arguments that runs the program. */
  within?: string[];
}

/** The build, run as a separate process. */
export class Server {
  readonly api: Caller;
  private outputText = '';
  private hasEnded = false;
  private readonly ended: Promise<Ended>;

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    this.api = call(url);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.outputText += chunk;
      });
    }
    this.ended = new Promise((resolve) =>
      child.once('close', (code) => {
        this.hasEnded = true;
        resolve({ code, output: this.outputText });
      }),
    );
  }

  /**
   * Starts the process without waiting, by default on a random port. Its environment is `env`, PATH and the clock of
   * the tests.
   */
  static spawn(
    env: Record<string, string>,
    { folder = DIST, args = ['src/main.js'], within = [] }: Program = {},
  ): Server {
    const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)));
    const options = { cwd: folder, env: { ...inherited, PORT: '0', ...env }, stdio: 'pipe' } as const;
    const [command = '', ...rest] = [...within, process.execPath, ...args];
    return new Server(spawn(command, rest, options), `http://127.0.0.1:${env.PORT}`);
  }

  /** Starts the process, by default on a free port, and waits until it is ready. */
  static async start(env: Record<string, string>, program?: Program): Promise<Server> {
    const server = Server.spawn({ PORT: String(await findFreePort()), ...env }, program);
    try {
      await server.ready();
      return server;
    } catch (error) {
      await server.stop('SIGKILL');
      throw error;
    }
  }

  /** Waits until it is ready. Throws with its output if it exits first. */
  async ready(): Promise<void> {
    await eventually(
      () => {
        if (!this.hasEnded && !this.outputText.includes(READY_LINE))
          throw new Error(`It is not ready: ${this.outputText}`);
      },
      { within: READY_TIMEOUT_MS },
    );
    if (this.hasEnded) throw new Error(`It ended: ${this.outputText}`);
  }

  get output(): string {
    return this.outputText;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  end(): Promise<Ended> {
    return this.ended;
  }

  /** Sends the signal and waits for the exit. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}
