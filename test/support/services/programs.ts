import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ServiceUnavailableError } from './service-unavailable.js';

const run = promisify(execFile);
const INSTALL_TIMEOUT_MS = 300_000;
const LOCK_TIMEOUT_MS = 300_000;
const RETRY_DELAY_MS = 2_000;
/** The errors of apt-get while another process locks the package lists; apt-get does not wait for that lock. */
const LOCKED = /Could not get lock|Unable to (lock|acquire)/;

/** The full path of a program on PATH, or null. */
export function findOnPath(program: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Continues with the next folder.
    }
  }
  return null;
}

/** The first of `programs` on PATH, installed if missing, on Debian as root. Throws ServiceUnavailableError. */
export function findOrInstall(programs: string[], debianPackage: string): Promise<string> {
  return findOrInstallBy(() => programs.map(findOnPath).find((path) => path !== null), debianPackage);
}

/** Returns what `find` returns, after an installation of the package if it finds nothing. Throws ServiceUnavailableError. */
export async function findOrInstallBy(find: () => string | undefined, debianPackage: string): Promise<string> {
  const found = find();
  if (found) return found;
  await install(debianPackage);
  const installed = find();
  if (!installed) throw new ServiceUnavailableError(`Debian's ${debianPackage} brought nothing that is looked for.`);
  return installed;
}

/** Read once for all packages, since a second reader would wait for the first. */
let updated: Promise<string> | undefined;

async function install(debianPackage: string): Promise<void> {
  const wanted = `${debianPackage} is missing`;
  if (process.getuid?.() !== 0)
    throw new ServiceUnavailableError(`${wanted}, and only root may install it (apt-get install ${debianPackage}).`);
  if (!existsSync('/etc/debian_version')) throw new ServiceUnavailableError(`${wanted}, and this is no Debian.`);
  try {
    updated ??= aptGet('update');
    await updated;
    const uris = await aptGet('install', '--no-install-recommends', '--print-uris', '-qq', debianPackage);
    console.log(`Fetching Debian's ${debianPackage}, ${megabytesOf(uris)} MB …`);
    await aptGet('install', '--no-install-recommends', debianPackage);
    console.log(`Debian's ${debianPackage} is installed.`);
  } catch (error) {
    throw new ServiceUnavailableError(`${wanted}, and apt-get could not install it: ${lastLine(stderrOf(error))}`);
  }
}

/** The sizes that apt-get prints behind addresses and file names: 'http://…' name.deb 69192 MD5Sum:… */
export function megabytesOf(uris: string): number {
  const sizes = [...uris.matchAll(/^'[^']+' \S+ (\d+) /gm)].map(([, bytes]) => Number(bytes));
  return Math.ceil(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6);
}

/**
 * Runs apt-get, with retries for up to five minutes while the package lists are locked. Returns what it prints.
 */
export async function aptGet(...args: string[]): Promise<string> {
  const end = Date.now() + LOCK_TIMEOUT_MS;
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await runAptGet(args);
    } catch (error) {
      if (!LOCKED.test(stderrOf(error)) || Date.now() > end) throw error;
      if (!isLogged) console.log('Another process holds the package lists; waiting for it, up to five minutes.');
    }
    await pause(RETRY_DELAY_MS);
  }
}

async function runAptGet(args: string[]): Promise<string> {
  const { stdout } = await run('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_TIMEOUT_MS,
  });
  return stdout;
}

const stderrOf = (error: unknown) => (error as { stderr?: string }).stderr ?? '';

export function lastLine(text: string | undefined): string {
  return text?.trim().split('\n').at(-1) ?? 'no reason given.';
}

/** The home of the JDK of `java` on PATH, if it is 17 or newer, else null. */
export function javaHome(): string | null {
  const { stderr } = spawnSync('java', ['-XshowSettings:properties', '-version'], { encoding: 'utf8' });
  const version = Number(stderr?.match(/java\.specification\.version = (\d+)/)?.[1]);
  return version >= 17 ? (stderr.match(/java\.home = (.+)/)?.[1] ?? null) : null;
}
