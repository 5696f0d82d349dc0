import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '64m';
const CHUNK = Buffer.alloc(1024 * 1024);

/**
 * Folders for data and temporary files, each a 64 MB disk that only processes started by `command` see. Mounting needs
 * a separate mount namespace, which takes root or unprivileged user namespaces.
 */
export class SmallDisks {
  private constructor(readonly folder: string) {}

  /** Throws if this machine has no such namespaces. */
  static async make(): Promise<SmallDisks> {
    const disks = new SmallDisks(await mkdtemp(join(tmpdir(), 'small-disks-')));
    for (const name of ['data', 'tmp']) await mkdir(join(disks.folder, name));
    const [program = '', ...args] = [...disks.command, 'true'];
    const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
    if (status === 0) return disks;
    await disks.remove();
    throw new Error(
      `No disk of its own can be mounted here: ${error ?? stderr} Run this test on Linux as root, ` +
        'or let users have namespaces (in a container --cap-add SYS_ADMIN, on Ubuntu kernel.apparmor_restrict_unprivileged_userns=0).',
    );
  }

  get environment() {
    return { DATA_DIR: join(this.folder, 'data'), TMPDIR: join(this.folder, 'tmp') };
  }

  /** The command prefix of a program that runs on the disks. */
  get command(): string[] {
    const mounts = Object.values(this.environment).map((path) => `mount -t tmpfs -o size=${SIZE} tmpfs '${path}'`);
    return ['unshare', '--map-root-user', '--mount', 'sh', '-c', `${mounts.join(' && ')} && exec "$@"`, 'sh'];
  }

  /** The path of a disk of the process, seen from outside its namespace. */
  pathOf(pid: number, disk: 'data' | 'tmp'): string {
    return join(`/proc/${pid}/root`, this.folder, disk);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

/** Fills the disk of `folder` to the last byte. */
export async function fill(folder: string): Promise<void> {
  const file = await open(join(folder, 'filler'), 'w');
  try {
    for (let size = CHUNK.length; size > 0; ) {
      try {
        await file.write(CHUNK, 0, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    await file.close();
  }
}

export const makeRoom = (folder: string) => rm(join(folder, 'filler'));
