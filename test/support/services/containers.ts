import { existsSync } from 'node:fs';
import type { Running } from './processes.js';
import { ServiceUnavailableError } from './service-unavailable.js';

const START_TIMEOUT_MS = 180_000;

export function hasDocker(): boolean {
  return Boolean(process.env.DOCKER_HOST) || existsSync('/var/run/docker.sock');
}

/** Loaded when Docker runs: it takes two seconds of the CPU. */
function testcontainers(): Promise<typeof import('testcontainers')> {
  if (!hasDocker()) throw new ServiceUnavailableError('No Docker engine runs here.');
  return import('testcontainers');
}

export async function redisContainer(): Promise<Running> {
  const { GenericContainer } = await testcontainers();
  const container = await new GenericContainer('redis:8').withExposedPorts(6379).start();
  const url = `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
  return { url, stop: async () => void (await container.stop()) };
}

export async function elasticsearchContainer(): Promise<Running> {
  const { GenericContainer, Wait } = await testcontainers();
  const container = await new GenericContainer('elasticsearch:8.19.21')
    .withExposedPorts(9200)
    .withEnvironment({
      'discovery.type': 'single-node',
      'xpack.security.enabled': 'false',
      ES_JAVA_OPTS: '-Xms512m -Xmx512m',
    })
    .withWaitStrategy(Wait.forHttp('/_cluster/health', 9200).forStatusCode(200))
    .withStartupTimeout(START_TIMEOUT_MS)
    .start();
  const url = `http://${container.getHost()}:${container.getMappedPort(9200)}`;
  return { url, stop: async () => void (await container.stop()) };
}
