import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { productNode, ROOT, refuse } from './node.mjs';
import { runQuietly, step } from './run.mjs';

const brotli = promisify(brotliCompress);
const DIST = join(ROOT, 'dist');
const SERVER = ['src', 'modules', 'migrations'];

/** What each half is made of; a half is stale when one of these files came, went or changed. */
const PARTS = {
  server: { title: 'Building the server', from: [...SERVER, '.swcrc', 'package-lock.json'], build: buildServer },
  web: { title: 'Building the pages', from: ['web', 'modules', 'package-lock.json'], build: buildWeb },
};

export async function ensureBuilt(names = Object.keys(PARTS)) {
  for (const name of names) if (readStamp(name) !== stampOf(name)) await build(name);
}

export async function build(name) {
  const stamp = stampOf(name);
  await rm(join(DIST, `${name}.stamp`), { force: true });
  await step(PARTS[name].title, PARTS[name].build);
  await writeFile(join(DIST, `${name}.stamp`), stamp);
}

function readStamp(name) {
  const file = join(DIST, `${name}.stamp`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function stampOf(name) {
  const hash = createHash('sha256');
  for (const path of PARTS[name].from.flatMap((from) => filesOf(join(ROOT, from)))) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${relative(ROOT, path)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Sorted; without tests, which no build contains. */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function buildServer() {
  const { transformFile } = await import('@swc/core');
  const sources = SERVER.flatMap((folder) => filesOf(join(ROOT, folder)));
  try {
    const outputs = await Promise.all(
      sources.map(async (source) => {
        const target = join(DIST, relative(ROOT, source));
        if (!source.endsWith('.ts')) return { source, target };
        const { code, map } = await transformFile(source, { cwd: ROOT, sourceMaps: true });
        const script = target.replace(/ts$/, 'js');
        return { target: script, text: `${code}\n//# sourceMappingURL=${script.split('/').at(-1)}.map\n`, map };
      }),
    );
    for (const folder of SERVER) await rm(join(DIST, folder), { recursive: true, force: true });
    await Promise.all(outputs.map(write));
  } catch (error) {
    refuse(`The server could not be built:\n${error.message}`);
  }
}

async function write({ source, target, text, map }) {
  await mkdir(dirname(target), { recursive: true });
  if (source) return cp(source, target);
  await writeFile(target, text);
  await writeFile(`${target}.map`, map);
}

/** For the browser and, from the same sources, for the server that renders the public ones. */
async function buildWeb() {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const builds = ['vite.config.ts', 'vite.server.config.ts'].map((config) =>
    runQuietly(productNode(), [vite, 'build', '--config', join('web', config), '--logLevel', 'warn']),
  );
  for (const { code, output } of await Promise.all(builds)) {
    if (code !== 0) refuse(`The pages could not be built:\n${output.trim()}`);
  }
  await compressAssets();
}

const COMPRESSED = /\.(css|js|svg)$/;

/** Served as they are to browsers that take brotli, which all do. */
async function compressAssets() {
  const files = filesOf(join(DIST, 'web')).filter((file) => COMPRESSED.test(file));
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await brotli(await readFile(file)))));
}
