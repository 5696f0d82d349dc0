import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { call } from '../support/http.js';
import { Server } from '../support/instances/server.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START = { folder: ROOT, args: ['scripts/start.mjs'] };

/** The application as run by `npm start`, on one data folder; can be started and stopped repeatedly. */
export class Site {
  readonly api;
  private server: Server | undefined;

  constructor(
    readonly url: string,
    private readonly env: Record<string, string>,
  ) {
    this.api = call(url);
  }

  get pid(): number {
    return this.server?.pid ?? 0;
  }

  /** Resolves with the first response. `services` are the URLs of external backing services. */
  async start(services: Record<string, string> = {}): Promise<void> {
    this.server = await Server.start({ ...this.env, ...services }, START);
    await this.api.get('/api/health');
  }

  async stop(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }

  cli(args: string[], services: Record<string, string> = {}): void {
    execFileSync(process.execPath, ['scripts/cli.mjs', ...args], this.forCommands(services));
  }

  /** Like `cli`, without blocking this process. */
  async cliMeanwhile(args: string[], services: Record<string, string> = {}): Promise<void> {
    await promisify(execFile)(process.execPath, ['scripts/cli.mjs', ...args], this.forCommands(services));
  }

  private forCommands(services: Record<string, string>) {
    return { cwd: ROOT, env: { ...process.env, ...this.env, ...services } };
  }

  async signIn(): Promise<string> {
    const body = { email: 'poster@demo.example', password: 'Harrisburg-17' };
    return (await this.api.post('/api/auth/signin', { body })).body.accessToken;
  }
}
