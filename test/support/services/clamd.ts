import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Clamd } from '#platform/files/scan/clamd.js';
import { dieWithParent } from '#src/adapters/die-with-parent.js';
import { findFreePort } from '#src/adapters/ports.js';
import { EICAR } from '../eicar.js';
import { launch, type Running, stopProcess } from './processes.js';
import { findOrInstall } from './programs.js';
import { ServiceUnavailableError } from './service-unavailable.js';

const START_TIMEOUT_MS = 15_000;

/** The largest file that the tests' clamd takes, in bytes. */
export const MAX_SCANNED_BYTES = 1024 * 1024;

/** ClamAV's daemon from Debian's package, of which nothing but the program is used. */
export function clamdProgram(): Promise<string> {
  return findOrInstall(['clamd'], 'clamav-daemon');
}

/** Why there is no clamd, or null. Under CI it throws instead. */
export async function missingClamd(): Promise<string | null> {
  try {
    await clamdProgram();
    return null;
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError) || process.env.CI === 'true') throw error;
    return error.message;
  }
}

export interface RunningClamd extends Running {
  port: number;
  /** The same scanner by its Unix socket. */
  socketUrl: string;
}

/** Starts a clamd that knows one virus, the EICAR text; `port` allows replacing another one. */
export async function startClamd(port?: number): Promise<RunningClamd> {
  const program = await clamdProgram();
  port ??= await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'career-gateway-clamd-'));
  await chmod(folder, 0o755);
  const [signatures, socket, config] = ['signatures', 'clamd.ctl', 'clamd.conf'].map((name) => join(folder, name));
  await mkdir(`${signatures}`);
  await writeFile(join(`${signatures}`, 'eicar.ndb'), `Eicar-Test:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  const settings = {
    DatabaseDirectory: signatures,
    TCPSocket: port,
    TCPAddr: '127.0.0.1',
    LocalSocket: socket,
    StreamMaxLength: MAX_SCANNED_BYTES,
    Foreground: 'yes',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  await writeFile(`${config}`, lines.join(''));
  const url = `tcp://127.0.0.1:${port}`;
  const child = await launch(
    dieWithParent([program, ['--config-file', `${config}`]], 'TERM'),
    { cwd: '/' },
    { ready: () => new Clamd(url).ping(), withinMs: START_TIMEOUT_MS },
  );
  const stop = async () => {
    await stopProcess(child);
    await rm(folder, { recursive: true, force: true });
  };
  return { url, port, socketUrl: `unix://${socket}`, stop };
}
