import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { isLoopback, loadConfig } from '#src/config.js';
import { Environment } from '#src/config-schema.js';

interface Service {
  image: string;
  build?: string;
  environment: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  deploy?: { replicas: number };
}

const file = fileURLToPath(new URL('../../docker-compose.yml', import.meta.url));
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  readFileSync(file, 'utf8'),
  { merge: true },
);
const ours = Object.values(compose.services).filter(({ build }) => build);
const URLS = ['DATABASE_URL', 'REDIS_URL', 'ELASTICSEARCH_URL', 'SMTP_URL'] as const;

function service(name: string): Service {
  const found = compose.services[name];
  if (!found) throw new Error(`There is no service ${name}.`);
  return found;
}

describe('docker-compose.yml', () => {
  it('brings up one api and two workers of the same image', () => {
    const roles = ours.map(({ environment, deploy }) => [environment.ROLE, deploy?.replicas ?? 1]);
    expect(roles).toEqual([
      ['api', 1],
      ['worker', 2],
    ]);
    expect(new Set(ours.map(({ image }) => image)).size).toBe(1);
  });

  it.each(ours.map((one) => [one.environment.ROLE, one] as const))(
    'gives the %s settings that boot accepts',
    (_role, one) => {
      expect(Object.keys(one.environment).filter((name) => !(name in Environment.shape))).toEqual([]);
      const config = loadConfig(one.environment);
      expect(config).toMatchObject({ demo: true, mailbox: false, production: false });
      expect([config.databaseUrl, config.redisUrl, config.elasticsearchUrl, config.smtpUrl]).not.toContain(null);
    },
  );

  it.each(ours.map((one) => [one.environment.ROLE, one] as const))(
    'connects the %s to services that are there',
    (_role, one) => {
      for (const name of URLS) {
        const host = new URL(String(one.environment[name])).hostname;
        const target = service(host);
        const waited = one.depends_on?.[host]?.condition;
        expect([host, waited]).toEqual([host, target.healthcheck ? 'service_healthy' : 'service_started']);
      }
    },
  );

  it('has the files on one volume that every instance shares', () => {
    const { DATA_DIR } = service('api').environment;
    for (const { environment, volumes } of ours) {
      expect(environment.DATA_DIR).toBe(DATA_DIR);
      expect(volumes).toEqual([`files:${DATA_DIR}`]);
    }
    const named = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((one) => one.split(':')[0]),
    );
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  });

  it('opens ports to this machine only, and the api listens inside its container', () => {
    const ports = Object.values(compose.services).flatMap(({ ports = [] }) => ports);
    expect(ports.map((port) => port.split(':')[0])).toEqual(ports.map(() => '127.0.0.1'));
    const { HOST, PORT, PUBLIC_URL } = service('api').environment;
    expect(isLoopback(String(HOST))).toBe(false);
    const [, outside, inside] = service('api').ports?.[0]?.split(':') ?? [];
    expect({ inside, outside }).toEqual({ inside: PORT, outside: new URL(String(PUBLIC_URL)).port });
  });

  it('names the backing services that are tested', () => {
    const images = Object.values(compose.services).map(({ image }) => image);
    expect(images).toEqual(expect.arrayContaining(['postgres:18', 'redis:8', 'elasticsearch:8.19.21']));
    const { username, password, pathname } = new URL(String(service('api').environment.DATABASE_URL));
    expect(service('postgres').environment).toEqual({
      POSTGRES_USER: username,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: pathname.slice(1),
    });
  });
});
