import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, ROOT, resolveNode, SERVER_ENV, SERVER_FLAGS } from './support/node.mjs';

const RESTART_DEBOUNCE_MS = 200;

assertNodeVersion();
await ensureInstalled();
const node = resolveNode();
const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const web = spawn(node, [vite, '--config', join('web', 'vite.config.ts')], { cwd: ROOT, stdio: 'inherit' });

let server;
let restartQueue = Promise.resolve();
let isStopping = false;

function stopProcess(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

async function restart() {
  await stopProcess(server);
  if (isStopping) return;
  await ensureBuilt(['server']);
  const main = join(ROOT, 'dist', 'src', 'main.js');
  server = spawn(node, [...SERVER_FLAGS, main], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...SERVER_ENV, ...process.env },
  });
}

let timer;
for (const folder of ['src', 'modules', 'migrations']) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (!name || /\.test\.ts$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restartQueue = restartQueue.then(restart);
    }, RESTART_DEBOUNCE_MS);
  });
}
restartQueue = restart();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    isStopping = true;
    await Promise.all([restartQueue.then(() => stopProcess(server)), stopProcess(web)]);
    process.exit(0);
  });
}
