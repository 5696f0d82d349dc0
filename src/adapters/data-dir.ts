import { randomBytes, randomUUID } from 'node:crypto';
import { access, constants, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { BootError } from './boot-error.js';

const LOCK_TIMEOUT_MS = 3_000;
const LOCK_RETRY_DELAY_MS = 200;
const SECRET_BYTES = 48;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Creates the data folder when it is missing. Throws BootError when it is not writable. */
export async function ensureDataDir(folder: string): Promise<void> {
  try {
    // Traversable, because as root the database runs as another user; the files inside are private.
    await mkdir(folder, { recursive: true, mode: 0o711 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new BootError(
      `The data folder ${folder} is not writable (${(error as NodeJS.ErrnoException).code}): ` +
        'give this user the right to write there, or set DATA_DIR to another folder.',
    );
  }
}

export interface DataDirLock {
  release(): void;
}

/**
 * Locks the folder for this process; null when another process holds the lock. The lock is a socket name that the
 * system frees when the process ends, even by SIGKILL, so it is never stale. Waits for an instance that is still
 * draining.
 */
export async function lockDataDir(folder: string, timeoutMs = LOCK_TIMEOUT_MS): Promise<DataDirLock | null> {
  const { dev, ino } = await stat(folder);
  const name = `career-gateway-${dev}-${ino}`;
  const socketPath = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`;
  for (const deadline = Date.now() + timeoutMs; ; ) {
    const server = await listen(socketPath);
    if (server) return { release: () => server.close() };
    if (Date.now() > deadline) return null;
    await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_DELAY_MS));
  }
}

function listen(socketPath: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(socketPath, () => resolve(server.unref()));
  });
}

/**
 * Loads the named secret from the data folder, or creates it readable by the owner only. Instances that share the
 * folder share it.
 */
export async function loadOrCreateSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 });
  // Linking a complete file is atomic: concurrent first starts agree, and none reads a partial file. The draft is
  // missing only when another start, which then has the secret, has removed it below.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
  });
  await removeDrafts(folder, name);
  return readFile(file, 'utf8');
}

/** Removes drafts of an existing secret, including those of killed starts. */
async function removeDrafts(folder: string, name: string): Promise<void> {
  const isDraft = (entry: string) => entry.startsWith(`${name}.`) && UUID.test(entry.slice(name.length + 1));
  for (const entry of await readdir(folder)) if (isDraft(entry)) await rm(join(folder, entry), { force: true });
}
