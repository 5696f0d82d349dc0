import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Missing } from './missing.js';

const run = promisify(execFile);
const INSTALL_WITHIN_MS = 300_000;

/** The full path of a program on PATH, or null. */
export function onPath(program: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not here: the next folder may have it.
    }
  }
  return null;
}

/** The first of `programs` on PATH; on Debian as root it is installed. Throws Missing with the reason. */
export async function program(programs: string[], debianPackage: string): Promise<string> {
  const find = () => programs.map(onPath).find((path) => path !== null);
  const found = find();
  if (found) return found;
  await install(debianPackage);
  const installed = find();
  if (!installed) throw new Missing(`Debian's ${debianPackage} brought no ${programs.join(' or ')}.`);
  return installed;
}

async function install(debianPackage: string): Promise<void> {
  const wanted = `${debianPackage} is not on PATH`;
  if (process.getuid?.() !== 0)
    throw new Missing(`${wanted}, and only root may install it (apt-get install ${debianPackage}).`);
  if (!existsSync('/etc/debian_version')) throw new Missing(`${wanted}, and this is no Debian.`);
  const apt = (...args: string[]) =>
    run('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: INSTALL_WITHIN_MS,
    });
  try {
    await apt('update');
    await apt('install', '--no-install-recommends', debianPackage);
  } catch (error) {
    throw new Missing(
      `${wanted}, and apt-get could not install it: ${lastLine((error as { stderr?: string }).stderr)}`,
    );
  }
}

export function lastLine(text: string | undefined): string {
  return text?.trim().split('\n').at(-1) ?? 'no reason given.';
}

/** The home of a JDK 17 or newer that `java` on PATH belongs to, or null. */
export function javaHome(): string | null {
  const { stderr } = spawnSync('java', ['-XshowSettings:properties', '-version'], { encoding: 'utf8' });
  const version = Number(stderr?.match(/java\.specification\.version = (\d+)/)?.[1]);
  return version >= 17 ? (stderr.match(/java\.home = (.+)/)?.[1] ?? null) : null;
}
