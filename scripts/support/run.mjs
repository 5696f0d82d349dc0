import { spawn } from 'node:child_process';
import { ROOT } from './node.mjs';
import { onParentExit } from './parent-watch.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const TICK_MS = 1_000;
const PROGRESS_LINE_TICKS = 15;

/** Runs a program with inherited output, which a signal to this process ends too. Returns its exit code. */
export function run(program, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    const forward = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    for (const signal of SIGNALS) process.once(signal, forward);
    child.once('exit', (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

/** Runs a program with captured output. Returns its exit code and output. */
export function runCaptured(program, args, { env = {} } = {}) {
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

/** Prints the progress and duration of `work`, and returns its result. */
export async function withProgress(title, work) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const live = process.stdout.isTTY;
  process.stdout.write(`${title} …${live ? '' : '\n'}`);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    if (live) process.stdout.write(`\r${title} … ${seconds()} s`);
    else if (ticks % PROGRESS_LINE_TICKS === 0) console.log(`  still ${title.toLowerCase()}, ${seconds()} s`);
  }, TICK_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    console.log(`${live ? '\r' : ''}${title}: ${seconds()} s.${live ? '    ' : ''}`);
  }
}

/** Replaces this process by the application, so that the starter takes no memory, where Node and the system can. */
export function runInForeground(program, args, env = {}) {
  const environment = { ...env, ...process.env };
  if (process.platform === 'win32' || !process.execve) return runAsChild(program, args, environment);
  return process.execve(
    program,
    [program, '--import', import.meta.resolve('./end-with-npm.mjs'), ...args],
    environment,
  );
}

/**
 * Runs the application and exits with its exit code. Signals are forwarded; a terminal sends Ctrl-C to both, which is
 * harmless. If this process is killed, the closed IPC channel tells the child.
 */
function runAsChild(program, args, env) {
  const child = spawn(program, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  onParentExit(() => child.kill('SIGTERM'));
  child.once('exit', (code) => process.exit(code ?? 1));
}
