import { randomBytes, randomUUID } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { BootError } from './boot-error.js';

const PATIENCE_MS = 3_000;
const PAUSE_MS = 200;
const SECRET_BYTES = 48;

/** Makes the data folder when it is missing. Throws BootError when this user cannot write there. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    // Others may pass through, since as root the database runs as another user; what lies within is closed to them.
    await mkdir(folder, { recursive: true, mode: 0o711 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new BootError(
      `The data folder ${folder} is not writable (${(error as NodeJS.ErrnoException).code}): ` +
        'give this user the right to write there, or set DATA_DIR to another folder.',
    );
  }
}

export interface Claim {
  release(): void;
}

/**
 * Claims the folder for this process, or answers null when a living one holds it. The claim is a name that the system
 * frees when the process ends, however it ends, so nothing is left behind that a later start would have to judge.
 * Waits a moment, since an instance that was just told to stop may still be draining.
 */
export async function claimDataFolder(folder: string, patienceMs = PATIENCE_MS): Promise<Claim | null> {
  const { dev, ino } = await stat(folder);
  const name = `career-gateway-${dev}-${ino}`;
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`;
  for (const deadline = Date.now() + patienceMs; ; ) {
    const server = await listen(address);
    if (server) return { release: () => server.close() };
    if (Date.now() > deadline) return null;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

/** A random secret that is made once, kept in the data folder for its owner only, and shared by all who share it. */
export async function keptSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 });
  // Linking a complete file either takes the name or finds it taken: two first starts agree, and none reads half a file.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
