import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MIN_NODE_TO_INSTALL = 20;
const MIN_NODE_TO_RUN = 24;
const MIN_NPM = 10;

/** Prints what the user should do, and exits with code 1. */
export function exitWithError(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function assertNodeVersion() {
  if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_TO_INSTALL) return;
  exitWithError(
    `Career Gateway needs Node ${MIN_NODE_TO_INSTALL} or newer to start and this is Node ${process.versions.node}: install a newer Node.`,
  );
}

export function assertNpmVersion() {
  const version = process.env.npm_config_user_agent?.match(/npm\/(\d+)/)?.[1];
  if (!version || Number(version) >= MIN_NPM) return;
  exitWithError(
    `Career Gateway needs npm ${MIN_NPM} or newer and this is npm ${version}: install it by npm install --global npm@11.`,
  );
}

/** Flags for commands, without a heap limit: a small heap doubles the time of a reindex. */
export const NODE_FLAGS = ['--enable-source-maps'];

/** Flags for the server, sizes in MiB. The Dockerfile uses the same values. */
export const SERVER_FLAGS = [...NODE_FLAGS, '--max-old-space-size=1024', '--max-semi-space-size=16'];

/** Environment of the server: glibc would keep freed memory in an arena for each thread. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };

/**
 * The path of the Node that runs the application: the one in node_modules, else the current one if it is new enough.
 */
export function resolveNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const packagedNode = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(packagedNode)) return packagedNode;
  if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_TO_RUN) return process.execPath;
  return exitWithError(
    `There is no Node ${MIN_NODE_TO_RUN} for ${system}-${process.arch} among the packages and this is Node ` +
      `${process.versions.node}: install Node ${MIN_NODE_TO_RUN} or newer.`,
  );
}

/** PATH without node_modules: npm must not run programs that it is replacing. */
export function pathWithoutNodeModules() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
}
