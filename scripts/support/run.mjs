import { spawn } from 'node:child_process';
import { ROOT } from './node.mjs';
import { whenNpmIsGone } from './npm.mjs';

const TICK_MS = 1_000;
const QUIET_TICKS = 15;

/** Runs a program with its output on ours; answers its exit code. */
export function run(program, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program silently; answers its exit code and everything it said. */
export function runQuietly(program, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Says what is under way and, while it lasts, for how long; answers what `work` answers. */
export async function step(title, work) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const live = process.stdout.isTTY;
  process.stdout.write(`${title} …${live ? '' : '\n'}`);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    if (live) process.stdout.write(`\r${title} … ${seconds()} s`);
    else if (ticks % QUIET_TICKS === 0) console.log(`  still ${title.toLowerCase()}, ${seconds()} s`);
  }, TICK_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    console.log(`${live ? '\r' : ''}${title}: ${seconds()} s.${live ? '    ' : ''}`);
  }
}

/**
 * Runs the product in the foreground and ends as it ends. Signals are passed on (a terminal sends Ctrl-C to both of us,
 * which does no harm); should we be killed, the closed channel tells it.
 */
export function become(program, args) {
  const child = spawn(program, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.once('exit', (code) => process.exit(code ?? 1));
}
