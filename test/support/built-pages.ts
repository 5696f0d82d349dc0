import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url));
const KB = 1024;

/** Bundles a module in a separate process, because the bundler rejects objects of Jest's realm. Returns the code. */
export async function bundleModule(module: string): Promise<string> {
  const script = fileURLToPath(new URL('bundle.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, module], { maxBuffer: 64 * 1024 * KB });
  return stdout;
}

/** All scripts of the build. */
export function readBuiltScripts(): string[] {
  const files = readdirSync(`${WEB}assets`).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(`${WEB}assets/${file}`, 'utf8'));
}
