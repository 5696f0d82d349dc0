import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.js';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const READY = 'is ready (role';
const READY_WITHIN_MS = 150_000;

export interface Ended {
  code: number | null;
  output: string;
}

/** What is started: by default the build of this folder. */
export interface Program {
  folder?: string;
  args?: string[];
}

/** The built product as a process of its own. */
export class Server {
  private words = '';
  private readonly ended: Promise<Ended>;

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.words += chunk;
      });
    }
    this.ended = new Promise((resolve) => child.once('close', (code) => resolve({ code, output: this.words })));
  }

  /** Starts it and does not wait. Only `env` and PATH reach it, nothing of this test run. */
  static spawn(env: Record<string, string>, { folder = DIST, args = ['src/main.js'] }: Program = {}): Server {
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' } as const;
    return new Server(spawn(process.execPath, args, options));
  }

  /** Starts it and resolves once it says that it is ready. Throws with what it said when it ends first. */
  static async start(env: Record<string, string>, program?: Program): Promise<Server> {
    const server = Server.spawn(env, program);
    await eventually(
      () => {
        if (server.child.exitCode !== null) throw new Error(`It ended: ${server.words}`);
        if (!server.words.includes(READY)) throw new Error(`It is not ready: ${server.words}`);
      },
      { within: READY_WITHIN_MS },
    );
    return server;
  }

  get output(): string {
    return this.words;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  end(): Promise<Ended> {
    return this.ended;
  }

  /** Sends the signal and waits for the end. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}
