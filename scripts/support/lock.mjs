import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';

const RETRY_DELAY_MS = 200;

/** Names of sockets that the system frees when their process ends, even by SIGKILL. macOS has none. */
const PATHS = { linux: (name) => `\0${name}`, win32: (name) => `\\\\.\\pipe\\${name}` };

/** Runs `work` while no other process does so for this folder, where the system has a lock that is never stale. */
export async function whileLocked(folder, work) {
  const { dev, ino } = statSync(folder);
  const path = PATHS[process.platform]?.(`career-gateway-start-${dev}-${ino}`);
  if (!path) return work();
  let lock = await listen(path);
  if (!lock) console.log('Waiting for another start in this folder …');
  while (!lock) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    lock = await listen(path);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** Null if the name is taken. */
async function listen(path) {
  const server = createServer().listen(path);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return null;
    throw error;
  }
}
