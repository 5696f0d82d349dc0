import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { dieWithParent } from '#src/adapters/die-with-parent.js';
import { findFreePort } from '#src/adapters/ports.js';
import { chooseRunAs } from '#src/adapters/unprivileged-user.js';
import { elasticsearchContainer } from './containers.js';
import { launch, type Running, stopProcess } from './processes.js';
import { findOrInstall, javaHome, lastLine } from './programs.js';
import { firstAvailable, ServiceUnavailableError } from './service-unavailable.js';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));
const POM = fileURLToPath(new URL('./elasticsearch-pom.xml', import.meta.url));
const VERSION = '8.19.21';
const START_TIMEOUT_MS = 120_000;
const DOWNLOAD = '107 MB, kept in the local Maven repository';

/** The folder of Elastic's integ-test distribution, downloaded by Maven if it is missing. */
export async function elasticsearchHome(): Promise<string> {
  const cache = join(CACHE, 'elasticsearch');
  const home = join(cache, `elasticsearch-${VERSION}`);
  if (existsSync(home)) return home;
  const maven = await findOrInstall(['mvn'], 'maven');
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, 'elasticsearch-'));
  console.log(`Fetching Elasticsearch ${VERSION} by Maven, ${DOWNLOAD} …`);
  try {
    await promisify(execFile)(maven, ['-q', '-B', '-f', POM, `-Dinto=${draft}`, 'dependency:unpack']);
    await mkdir(cache, { recursive: true });
    // Another start may have been faster.
    await rename(join(draft, `elasticsearch-${VERSION}`), home).catch((error) => {
      if (!existsSync(home)) throw error;
    });
    return home;
  } catch (error) {
    throw new ServiceUnavailableError(
      `Maven could not fetch Elasticsearch: ${lastLine((error as { stdout?: string }).stdout)}`,
    );
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The home of a JDK 17 or newer, installed if missing. Throws ServiceUnavailableError. */
export async function findJavaHome(): Promise<string> {
  if (!javaHome()) await findOrInstall(['java'], 'openjdk-17-jre-headless');
  const home = javaHome();
  if (!home) throw new ServiceUnavailableError('Elasticsearch needs Java 17 or newer on PATH.');
  return home;
}

/** Starts Elasticsearch in Docker, else as a local process. Throws ServiceUnavailableError. */
export function startElasticsearch(): Promise<Running> {
  return firstAvailable(elasticsearchContainer, startElasticsearchProcess);
}

export interface Restartable extends Running {
  /** Restarts it on the same data and port. */
  restart(): Promise<void>;
}

/** Starts Elasticsearch as a local process. Throws ServiceUnavailableError. */
export async function startElasticsearchProcess(): Promise<Restartable> {
  const [jdk, home] = [await findJavaHome(), await elasticsearchHome()];
  const server = join(home, 'bin', 'elasticsearch');
  const identity = chooseRunAs(server, home);
  const folder = await mkdtemp(join(tmpdir(), 'elasticsearch-'));
  const config = join(folder, 'config');
  await cp(join(home, 'config'), config, { recursive: true });
  for (const name of ['data', 'logs', 'tmp']) await mkdir(join(folder, name));
  const owner = identity.owner;
  if (owner !== undefined) await ownTree(folder, owner);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    'discovery.type': 'single-node',
    'xpack.security.enabled': 'false',
    'network.host': '127.0.0.1',
    'http.port': String(port),
    'transport.port': '0',
    'path.data': join(folder, 'data'),
    'path.logs': join(folder, 'logs'),
    // The disk may be fuller than a production node would accept.
    'cluster.routing.allocation.disk.threshold_enabled': 'false',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-E', `${name}=${value}`]);
  const env = {
    PATH: process.env.PATH,
    ES_JAVA_HOME: jdk,
    // Half of the CPU of a start: code that runs for minutes does not repay what the second compiler optimizes.
    ES_JAVA_OPTS: '-Xms512m -Xmx512m -XX:TieredStopAtLevel=1',
    ES_PATH_CONF: config,
    ES_TMPDIR: join(folder, 'tmp'),
  };
  const start = () =>
    launch(
      identity.command(...dieWithParent([server, args], 'TERM')),
      { ...identity.spawn, env, cwd: folder },
      { ready: () => assertHealthy(url), withinMs: START_TIMEOUT_MS },
    );
  let child = await start();
  return {
    url,
    restart: async () => {
      await stopProcess(child);
      child = await start();
    },
    stop: async () => {
      await stopProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function assertHealthy(url: string): Promise<void> {
  const response = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`);
  if (!response.ok) throw new Error(`Elasticsearch answers ${response.status}.`);
}

async function ownTree(folder: string, owner: number): Promise<void> {
  await chown(folder, owner, owner);
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), owner, owner);
}
