import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobList } from '../../modules/postings/contract/api-search.js';
import { findFreePort } from '../../src/engines/ports.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import type { Running } from '../support/engines/processes.js';
import { startLocalRedis } from '../support/engines/redis.js';
import { eventually } from '../support/eventually.js';
import { createEmployer, createOpenJob, type Employer } from '../support/fixtures/applying.js';
import { PASSWORD } from '../support/fixtures/users.js';
import { type Caller, call } from '../support/http.js';
import { Server } from '../support/server.js';
import { startSmtp, type TestSmtp } from '../support/smtp.js';
import { FaultProxy } from './fault-proxy.js';
import { environmentBeside } from './processes.js';

const RECOVERY_TIMEOUT_MS = 30_000;

(SETS.includes('distributed') ? describe : describe.skip)(
  'F5, F6 instances start while Redis and Elasticsearch are away',
  () => {
    const close: (() => Promise<unknown>)[] = [];
    let app: TestApp;
    let boss: Employer;
    let smtp: TestSmtp;
    beforeAll(async () => {
      app = await startApp({ env: { ROLE: 'api' } });
      boss = await createEmployer(app);
      smtp = await startSmtp();
    });
    afterAll(async () => {
      for (const one of close.reverse()) await one();
      await smtp?.close();
      await app?.close();
    });

    const startInstance = async (role: 'api' | 'worker', engines: Record<string, string>) => {
      const port = await findFreePort();
      const env = { ...environmentBeside(app, 'distributed', 'worker', port), ...engines, SMTP_URL: smtp.url };
      const server = await Server.start({ ...env, ROLE: role });
      close.push(() => server.stop());
      return { server, ...call(`http://127.0.0.1:${port}`) };
    };
    const search = async (api: Caller, as: string) => (await api.get<JobList>('/api/jobs', { as })).body;

    it('they serve what they can, and take up both once they are back, without a restart', async () => {
      const proxy = await FaultProxy.open(process.env.TEST_ELASTICSEARCH_URL ?? '');
      close.push(() => proxy.close());
      await proxy.begin('away');
      const redisPort = await findFreePort();
      const engines = { REDIS_URL: `redis://127.0.0.1:${redisPort}`, ELASTICSEARCH_URL: proxy.url };
      const api = await startInstance('api', engines);
      const worker = await startInstance('worker', engines);
      for (const { server } of [api, worker])
        expect(server.output).toMatch(/^Redis does not answer [\s\S]*^Elasticsearch does not answer /m);

      const { status, body: session } = await api.post('/api/auth/signin', {
        body: { email: boss.email, password: PASSWORD },
      });
      expect(status).toBe(200);
      const id = await createOpenJob({ ...app, post: api.post }, boss);
      expect(await api.get(`/api/jobs/${id}`)).toMatchObject({ status: 200, body: { id } });
      expect(await search(api, session.accessToken)).toMatchObject({
        degraded: true,
        totalItemsCount: 1,
        items: [{ id }],
      });
      expect(await api.get(`/api/jobs/${id}/similar`)).toMatchObject({ status: 200, body: { items: [] } });
      expect((await api.get('/api/health/ready')).body.engines).toMatchObject({
        ...{ database: 'ok', queue: 'unavailable', search: 'unavailable' },
      });
      await api.delete(`/api/users/${boss.email}/password`);
      const waitingIsTold = () => expect(worker.server.output.match(/The outbox waits/g)).toHaveLength(1);
      await eventually(waitingIsTold);

      const redis: Running = await startLocalRedis(redisPort);
      close.push(() => redis.stop());
      await proxy.end();
      await eventually(
        async () => {
          const found = await search(api, session.accessToken);
          expect({ degraded: found.degraded, ids: found.items.map((item) => item.id) }).toEqual({ ids: [id] });
          expect(smtp.delivered.flatMap(({ to }) => to)).toEqual([boss.email]);
          expect((await api.get('/api/health/ready')).body).toMatchObject({
            ...{ status: 'ok', engines: { queue: 'ok', search: 'ok' } },
          });
        },
        { within: RECOVERY_TIMEOUT_MS },
      );
      waitingIsTold();
      expect(worker.server.output.match(/The outbox goes on/g)).toHaveLength(1);
    });

    it('they say whose login is refused, and search in the database meanwhile', async () => {
      const redis = await startLocalRedis();
      close.push(() => redis.stop());
      const guarded = createServer((_, reply) => {
        reply.writeHead(401, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
        reply.end(
          JSON.stringify({ error: { type: 'security_exception', reason: 'unable to authenticate' }, status: 401 }),
        );
      });
      await once(guarded.listen(0, '127.0.0.1'), 'listening');
      close.push(async () => guarded.close());
      const { server, ...api } = await startInstance('api', {
        REDIS_URL: redis.url.replace('//', '//somebody:secret@'),
        ELASTICSEARCH_URL: `http://somebody:secret@127.0.0.1:${(guarded.address() as AddressInfo).port}`,
      });
      expect(server.output).toMatch(/^Redis does not answer .*WRONGPASS.*correct REDIS_URL/m);
      expect(server.output).toMatch(/^Elasticsearch does not answer .*security_exception.*correct ELASTICSEARCH_URL/m);
      expect(server.output).not.toContain('secret');
      expect(await search(api, boss.token)).toMatchObject({ degraded: true, totalItemsCount: 1 });
    });
  },
);
