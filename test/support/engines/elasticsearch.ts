import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../../src/engines/free-port.js';
import { chooseIdentity } from '../../../src/engines/identity.js';
import { tied } from '../../../src/engines/tied.js';
import { elasticsearchContainer } from './containers.js';
import { firstOf, Missing } from './missing.js';
import { end, launch, type Running } from './processes.js';
import { javaHome, lastLine, program } from './programs.js';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));
const POM = fileURLToPath(new URL('./elasticsearch-pom.xml', import.meta.url));
const VERSION = '8.19.21';
const START_WITHIN_MS = 120_000;

/** The folder of Elastic's integ-test distribution, fetched by its Maven coordinates when it is not there yet. */
export async function elasticsearchHome(): Promise<string> {
  const kept = join(CACHE, 'elasticsearch');
  const home = join(kept, `elasticsearch-${VERSION}`);
  if (existsSync(home)) return home;
  const maven = await program(['mvn'], 'maven');
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, 'elasticsearch-'));
  try {
    await promisify(execFile)(maven, ['-q', '-B', '-f', POM, `-Dinto=${draft}`, 'dependency:unpack']);
    await mkdir(kept, { recursive: true });
    await rename(join(draft, `elasticsearch-${VERSION}`), home);
    return home;
  } catch (error) {
    throw new Missing(`Maven could not fetch Elasticsearch: ${lastLine((error as { stdout?: string }).stdout)}`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A JDK 17 or newer. Throws Missing when there is none and none can be installed. */
export async function java(): Promise<string> {
  if (!javaHome()) await program(['java'], 'openjdk-17-jre-headless');
  const home = javaHome();
  if (!home) throw new Missing('Elasticsearch needs Java 17 or newer on PATH.');
  return home;
}

/** Throws Missing when there is neither a Docker engine nor what it takes to run Elasticsearch on this machine. */
export function startElasticsearch(): Promise<Running> {
  return firstOf(elasticsearchContainer, elasticsearchOfThisMachine);
}

async function elasticsearchOfThisMachine(): Promise<Running> {
  const [jdk, home] = [await java(), await elasticsearchHome()];
  const server = join(home, 'bin', 'elasticsearch');
  const identity = chooseIdentity(server, home);
  const folder = await mkdtemp(join(tmpdir(), 'elasticsearch-'));
  const config = join(folder, 'config');
  await cp(join(home, 'config'), config, { recursive: true });
  for (const name of ['data', 'logs', 'tmp']) await mkdir(join(folder, name));
  const owner = identity.owner;
  if (owner !== undefined) await ownTree(folder, owner);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    'discovery.type': 'single-node',
    'xpack.security.enabled': 'false',
    'network.host': '127.0.0.1',
    'http.port': String(port),
    'transport.port': '0',
    'path.data': join(folder, 'data'),
    'path.logs': join(folder, 'logs'),
    // The machine's disk may be fuller than a production node would accept.
    'cluster.routing.allocation.disk.threshold_enabled': 'false',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-E', `${name}=${value}`]);
  const env = {
    PATH: process.env.PATH,
    ES_JAVA_HOME: jdk,
    ES_JAVA_OPTS: '-Xms512m -Xmx512m',
    ES_PATH_CONF: config,
    ES_TMPDIR: join(folder, 'tmp'),
  };
  const child = await launch(
    identity.command(...tied([server, args], 'TERM')),
    { ...identity.spawn, env, cwd: folder },
    { ready: () => healthy(url), withinMs: START_WITHIN_MS },
  );
  return {
    url,
    stop: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function healthy(url: string): Promise<void> {
  const response = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`);
  if (!response.ok) throw new Error(`Elasticsearch answers ${response.status}.`);
}

async function ownTree(folder: string, owner: number): Promise<void> {
  await chown(folder, owner, owner);
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), owner, owner);
}
