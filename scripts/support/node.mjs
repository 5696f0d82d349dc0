import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const NODE_TO_INSTALL = 20;
const NODE_TO_RUN = 24;
const NPM = 10;

/** Ends the program with one sentence that says what to do. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function checkNode() {
  if (Number.parseInt(process.versions.node, 10) >= NODE_TO_INSTALL) return;
  refuse(
    `Career Gateway needs Node ${NODE_TO_INSTALL} or newer to start and this is Node ${process.versions.node}: install a newer Node.`,
  );
}

export function checkNpm() {
  const version = process.env.npm_config_user_agent?.match(/npm\/(\d+)/)?.[1];
  if (!version || Number(version) >= NPM) return;
  refuse(
    `Career Gateway needs npm ${NPM} or newer and this is npm ${version}: install it by npm install --global npm@11.`,
  );
}

/** How the product's Node is run for a command, without a limit: a small heap doubles the time of a rebuild. */
export const NODE_FLAGS = ['--enable-source-maps'];

/**
 * How it is run as a server. A limit (MiB) that is not near what it needs makes V8 collect before the heap has grown to
 * several times as much. Half of it, with small young spaces, kept some 120 MB less and made searches a sixth slower. The
 * Dockerfile says the same.
 */
export const SERVER_FLAGS = [...NODE_FLAGS, '--max-old-space-size=1024'];

/** The Node that runs the product: the one among its own packages, else this one when it is new enough. */
export function productNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const own = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number.parseInt(process.versions.node, 10) >= NODE_TO_RUN) return process.execPath;
  return refuse(
    `There is no Node ${NODE_TO_RUN} for ${system}-${process.arch} among the packages and this is Node ` +
      `${process.versions.node}: install Node ${NODE_TO_RUN} or newer.`,
  );
}

/** PATH without the project's own programs: what replaces them must not run from among them. */
export function pathOutside() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
}
