import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { whileLocked } from './lock.mjs';
import { exitWithError, ROOT, resolveNode } from './node.mjs';
import { runCaptured, withProgress } from './run.mjs';

const brotli = promisify(brotliCompress);
const DIST = join(ROOT, 'dist');
const SERVER = ['src', 'modules', 'migrations'];

/** The subpaths of package.json lead to TypeScript; these lead to what was built of it. */
const BUILT_PACKAGE = {
  type: 'module',
  imports: Object.fromEntries(
    ['platform', 'src', 'modules'].map((name) => {
      const folder = name === 'platform' ? 'src/platform' : name;
      return [`#${name}/*.js`, `./${folder}/*.js`];
    }),
  ),
};

/** Inputs of each part. A part is stale if one of these files was added, removed or changed. */
const PARTS = {
  server: { title: 'Building the server', from: [...SERVER, '.swcrc', 'package-lock.json'], build: buildServer },
  web: { title: 'Building the pages', from: ['web', 'modules', 'package-lock.json'], build: buildWeb },
};

export async function ensureBuilt(names = Object.keys(PARTS)) {
  if (!names.some(isStale)) return;
  await whileLocked(ROOT, async () => {
    for (const name of names.filter(isStale)) await build(name);
  });
}

const isStale = (name) => readStamp(name) !== computeStamp(name);

async function build(name) {
  const stamp = computeStamp(name);
  await rm(join(DIST, `${name}.stamp`), { force: true });
  await withProgress(PARTS[name].title, PARTS[name].build);
  await writeFile(join(DIST, `${name}.stamp`), stamp);
}

function readStamp(name) {
  try {
    return readFileSync(join(DIST, `${name}.stamp`), 'utf8');
  } catch {
    return null;
  }
}

function computeStamp(name) {
  const hash = createHash('sha256');
  for (const path of PARTS[name].from.flatMap((from) => listFiles(join(ROOT, from)))) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${relative(ROOT, path)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** All files below `path`, sorted, without tests. */
function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function buildServer() {
  const { transformFile } = await import('@swc/core');
  const sources = SERVER.flatMap((folder) => listFiles(join(ROOT, folder)));
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
    await Promise.all(outputs.map(writeOutput));
    await writeFile(join(DIST, 'package.json'), JSON.stringify(BUILT_PACKAGE));
  } catch (error) {
    exitWithError(`The server could not be built:\n${error.message}`);
  }
}

async function writeOutput({ source, target, text, map }) {
  await mkdir(dirname(target), { recursive: true });
  if (source) return cp(source, target);
  await writeFile(target, text);
  await writeFile(`${target}.map`, map);
}

/** Builds the pages for the browser and for server-side rendering. */
async function buildWeb() {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const builds = ['vite.config.ts', 'vite.server.config.ts'].map((config) =>
    runCaptured(resolveNode(), [vite, 'build', '--config', join('web', config), '--logLevel', 'warn']),
  );
  for (const { code, output } of await Promise.all(builds)) {
    if (code !== 0) exitWithError(`The pages could not be built:\n${output.trim()}`);
  }
  await compressAssets();
}

const COMPRESSED = /\.(css|m?js|svg)$/;

/** Precompresses assets with brotli, which all browsers support. */
async function compressAssets() {
  const files = listFiles(join(DIST, 'web')).filter((file) => COMPRESSED.test(file));
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await brotli(await readFile(file)))));
}
