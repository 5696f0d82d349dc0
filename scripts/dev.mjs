import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { checkNode, productNode, ROOT, SERVER_FLAGS } from './support/node.mjs';

const QUIET_MS = 200;

checkNode();
await ensureInstalled();
const node = productNode();
const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const web = spawn(node, [vite, '--config', join('web', 'vite.config.ts')], { cwd: ROOT, stdio: 'inherit' });

let server;
let turn = Promise.resolve();
let ending = false;

function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

async function restart() {
  await end(server);
  if (ending) return;
  await ensureBuilt(['server']);
  const main = join(ROOT, 'dist', 'src', 'main.js');
  server = spawn(node, [...SERVER_FLAGS, main], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
}

let timer;
for (const folder of ['src', 'modules', 'migrations']) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (!name || /\.test\.ts$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(restart);
    }, QUIET_MS);
  });
}
turn = restart();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    ending = true;
    await Promise.all([turn.then(() => end(server)), end(web)]);
    process.exit(0);
  });
}
